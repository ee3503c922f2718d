about-wall = It keeps monsters out until it falls.
about-monster = It walks towards the town.
about-hero = It strikes what stands near.
about-slain = Monsters this hero has slain.
about-vials = Vials for casting.
about-vial = A vial: one cast.
about-hp = Health.
about-field = Open ground.
about-street = Ground inside the walls.
about-boulder = Nobody passes here.
about-fog = Monsters come out of it.

coach-act = Move, strike or cast.
coach-cast = Where the spell strikes.
