"""A program of GTK 3 for the tests: a form, a list, a table, pages, a dialog. Orders come as lines of standard input."""

import sys
import time

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Atk", "1.0")
from gi.repository import Atk, GLib, Gtk  # noqa: E402


def say(*words):
    print(*words, flush=True)


class Window(Gtk.Window):
    def __init__(self):
        super().__init__(title="Kennel")
        self.set_default_size(480, 640)
        self.connect("destroy", Gtk.main_quit)
        self.connect("key-press-event", self.key_pressed)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        self.add(box)
        self.box = box

        heading = Gtk.Label(label="Dogs of the house")
        heading.get_accessible().set_role(Atk.Role.HEADING)
        box.add(heading)

        row = Gtk.Box(spacing=6)
        box.add(row)
        label = Gtk.Label(label="_Name", use_underline=True)
        self.entry = Gtk.Entry(placeholder_text="Of the dog")
        label.set_mnemonic_widget(self.entry)
        self.entry.connect("activate", lambda entry: say("submitted", entry.get_text()))
        self.entry.connect("changed", lambda entry: say("text", entry.get_text()))
        row.add(label)
        row.add(self.entry)

        password = Gtk.Entry(visibility=False, text="bone")
        password.get_accessible().set_name("Password")
        box.add(password)

        self.button = Gtk.Button(label="Feed", tooltip_text="Gives the dog its dinner")
        self.button.connect("clicked", self.clicked)
        box.add(self.button)
        self.count = 0

        self.check = Gtk.CheckButton(label="Vaccinated", active=True)
        self.check.connect("toggled", lambda check: say("toggled", check.get_active()))
        box.add(self.check)

        switch = Gtk.Switch()
        switch.get_accessible().set_name("Outdoors")
        box.add(switch)

        dimmed = Gtk.Button(label="Bathe", sensitive=False)
        box.add(dimmed)

        radios = Gtk.Box(spacing=6)
        first = Gtk.RadioButton.new_with_label_from_widget(None, "Small")
        radios.add(first)
        radios.add(Gtk.RadioButton.new_with_label_from_widget(first, "Large"))
        box.add(radios)

        self.scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 10, 1)
        self.scale.set_value(4)
        self.scale.get_accessible().set_name("Appetite")
        self.scale.connect("value-changed", lambda scale: say("value", scale.get_value()))
        box.add(self.scale)

        combo = Gtk.ComboBoxText()
        for name in ["Beagle", "Poodle", "Terrier"]:
            combo.append_text(name)
        combo.set_active(1)
        box.add(combo)

        progress = Gtk.ProgressBar(fraction=0.25)
        progress.get_accessible().set_name("Training")
        box.add(progress)

        link = Gtk.LinkButton(uri="https://example.org", label="Pedigree")
        box.add(link)

        notebook = Gtk.Notebook()
        notebook.append_page(Gtk.Label(label="Walks twice a day"), Gtk.Label(label="Habits"))
        notebook.append_page(Gtk.Label(label="Beef and rice"), Gtk.Label(label="Food"))
        box.add(notebook)

        self.dogs = Gtk.ListBox()
        for name in ["Pinky", "Rex"]:
            self.dogs.add(Gtk.Label(label=name))
        box.add(self.dogs)

        store = Gtk.ListStore(str, str)
        for dog in [("Pinky", "Beagle"), ("Rex", "Terrier")]:
            store.append(dog)
        table = Gtk.TreeView(model=store)
        for index, title in enumerate(["Dog", "Breed"]):
            table.append_column(Gtk.TreeViewColumn(title, Gtk.CellRendererText(), text=index))
        box.add(table)

        self.siblings = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        scrolled = Gtk.ScrolledWindow(min_content_height=80)
        scrolled.add(self.siblings)
        box.add(scrolled)
        self.numbered = []

    def key_pressed(self, widget, event):
        say("key", event.keyval)

    def clicked(self, button):
        self.count += 1
        say("clicked", self.count)
        button.set_label("Fed" if self.count == 1 else "Fed %d times" % self.count)

    def add_buttons(self, count):
        for _ in range(count):
            button = Gtk.Button(label="Dog %d" % (len(self.numbered) + 1))
            self.siblings.add(button)
            self.numbered.append(button)
        self.show_all()
        say("added", count)

    def open_dialog(self):
        dialog = Gtk.MessageDialog(
            transient_for=self, modal=True, message_type=Gtk.MessageType.QUESTION,
            buttons=Gtk.ButtonsType.OK_CANCEL, text="Let the dog out?")
        dialog.connect("response", lambda dialog, answer: (say("response", answer), dialog.destroy()))
        dialog.show_all()

    def obey(self, order):
        words = order.split()
        if words[0] == "focus":
            widget = {"entry": self.entry, "button": self.button, "check": self.check}.get(words[1])
            widget = widget or self.numbered[int(words[1])]
            began = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
            widget.grab_focus()
            say("focused", words[1], began)
        elif words[0] == "add":
            self.add_buttons(int(words[1]))
        elif words[0] == "append":
            self.dogs.add(Gtk.Label(label=words[1]))
            self.dogs.show_all()
            say("appended")
        elif words[0] == "rows":
            for number in range(int(words[1])):
                self.dogs.add(Gtk.Label(label="Row %d" % number))
            self.dogs.show_all()
            say("rows")
        elif words[0] == "row":
            self.dogs.get_row_at_index(int(words[1])).grab_focus()
            say("row")
        elif words[0] == "remove":
            self.dogs.remove(self.dogs.get_row_at_index(0))
            say("removed")
        elif words[0] == "dialog":
            self.open_dialog()
            say("opened")
        elif words[0] == "rename":
            self.check.set_label(words[1])
            say("renamed")
        elif words[0] == "hang":
            say("hanging")
            time.sleep(float(words[1]))
            say("awake")
        elif words[0] == "flood":
            for number in range(int(words[1])):
                self.check.get_accessible().set_name("Dog %d" % number)
            say("flooded")
        elif words[0] == "page":
            for number in range(int(words[1])):
                self.siblings.add(Gtk.Label(label="Line %d" % number))
            self.show_all()
            say("paged")
        elif words[0] == "quit":
            Gtk.main_quit()


window = Window()
window.show_all()


def read(source, condition):
    line = sys.stdin.readline()
    if not line:
        Gtk.main_quit()
        return False
    window.obey(line)
    return True


GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, read)
GLib.set_prgname("kennel")


def begin():
    # Without a window manager nobody else gives the window the focus.
    window.present()
    say("ready")


GLib.timeout_add(200, begin)
Gtk.main()
