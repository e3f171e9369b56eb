import AccessibilityTree

/// What tells screens apart: where one is in the app, and which controls it has, whatever they say.
///
/// Rows of a list that are alike count once, and texts and pictures not at all: they are what a screen shows, not what
/// it is.
public struct ScreenShape: Hashable, Sendable, Codable {
  /// Where it is: controllers from the outermost to the innermost, what is presented, the title of an alert.
  public var place: String
  /// What tells a screen of SwiftUI from others at the same place: its title; of one without a title and without controls of
  /// its own, its first words. Nil for a controller of an app, whose class says what it is.
  public var title: String?
  /// The controls, in reading order, each kind once for its container.
  public var controls: [String]

  /// Creates the shape of a screen.
  ///
  /// - Parameters:
  ///   - place: where it is.
  ///   - title: what it is called; nil when nothing says it.
  ///   - isMadeOfViews: whether it is a screen of SwiftUI.
  ///   - tree: what it shows.
  public init(place: String, title: String? = nil, isMadeOfViews: Bool = false, tree: ElementTree) {
    self.place = place
    var controls: [String] = []
    var known: Set<String> = []
    for (index, element) in tree.elements.enumerated() {
      guard let role = Self.role(of: element) else { continue }
      let container = tree.places[index].container.map { tree.containers[$0].kind.rawValue } ?? ""
      let token = "\(container)/\(role)" + (element.identifier.map { "#\($0)" } ?? "")
      if known.insert(token).inserted { controls.append(token) }
    }
    self.controls = controls
    guard isMadeOfViews else { return }
    let leadsElsewhere = controls.allSatisfy { $0.hasSuffix("/tab") || $0.hasSuffix("/back") }
    // Numbers count what is shown.
    self.title = title ?? (leadsElsewhere ? tree.firstWords?.filter { !$0.isNumber } : nil)
  }

  /// The shape whatever the screen is called, which may be after the row of a list that leads to it.
  var untitled: ScreenShape {
    var shape = self
    shape.title = nil
    return shape
  }

  /// What a control is; nil for what is none, and for the keys of the keyboard.
  private static func role(of element: AccessibilityElement) -> String? {
    let traits = element.traits
    if traits.contains(.keyboardKey) { return nil }
    let roles: [(AccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.searchField, "search"), (.textEntry, "field"), (.textArea, "text"),
      (.tabBarItem, "tab"), (.backButton, "back"), (.adjustable, "adjustable"), (.link, "link"),
      (.button, "button"),
    ]
    if let role = roles.first(where: { traits.contains($0.0) })?.1 { return role }
    return element.hasDetails && element.details.respondsToUserInteraction == true ? "element" : nil
  }
}
