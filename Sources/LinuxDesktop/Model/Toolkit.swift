/// What has to be known of the toolkit that a program is made with.
struct Toolkit: Equatable {
  /// Whether places are only told within a window, as under Wayland nothing else is known.
  var tellsPlacesInWindow = false
  /// Whether only windows are said to be showing, and other objects to be visible.
  var hidesShowing = false
  /// Whether an object without a name is called as its class.
  var namesClasses = false

  /// A toolkit that does as the specification says.
  init() {}

  /// The toolkit with a name and a version, as programs tell them.
  init(name: String, version: String) {
    guard name.lowercased() == "gtk", version.hasPrefix("4.") else { return }
    // Seen with GTK 4.8.
    tellsPlacesInWindow = true
    hidesShowing = true
    namesClasses = true
  }

  /// A name, unless it is that of a class.
  func name(_ name: String) -> String {
    namesClasses && name.hasPrefix("Gtk") && name.utf8.allSatisfy { ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 }
      ? "" : name
  }
}
