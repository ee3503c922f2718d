import './app/fonts.css';
import './app/letters.css';
import './app/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
