ground = Perché no
