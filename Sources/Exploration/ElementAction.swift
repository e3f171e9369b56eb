import AccessibilityTree
import AssistiveTechnology

/// Something that can be done on a screen, so that it can be found again when the screen is shown anew.
public struct ElementAction: Hashable, Sendable, Codable {
  /// What is done.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The default action.
    case activate
    /// A custom action of the element.
    case custom
    /// The value is raised or lowered.
    case increment, decrement
    /// The gesture that goes back or closes.
    case escape
  }

  /// What is done.
  public var kind: Kind
  /// The element; nil for something that concerns the whole screen.
  public var element: ElementAddress?
  /// The name of a custom action; nil for others.
  public var name: String?

  /// Creates an action.
  public init(_ kind: Kind, on element: ElementAddress? = nil, name: String? = nil) {
    self.kind = kind
    self.element = element
    self.name = name
  }

  /// The action in words: “Pinky”, or “Pinky: Delete”.
  public var words: String {
    let element = element?.words ?? ""
    switch kind {
    case .activate: return element
    case .custom: return "\(element): \(name ?? "")"
    case .increment: return "\(element): raise"
    case .decrement: return "\(element): lower"
    case .escape: return "escape"
    }
  }
}

/// An element told by what it says, since its object is another one when an app is launched again.
public struct ElementAddress: Hashable, Sendable, Codable {
  /// The identifier; nil when it has none.
  public var identifier: String?
  /// The label; nil when it has none.
  public var label: String?
  /// The traits that say what it is.
  public var traits: UInt64
  /// Which of the elements that are alike it is, counted from 0.
  public var place: Int

  /// In words: its label, or else its identifier.
  public var words: String {
    let name = label.flatMap { $0.isEmpty ? nil : $0 } ?? identifier ?? "element without a label"
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line)”" + (place > 0 ? " (\(place + 1))" : "")
  }

  /// The traits that an element keeps while it is used.
  static let lasting: AccessibilityTraits = [
    .button, .link, .image, .staticText, .header, .searchField, .adjustable, .toggleButton, .tabBarItem,
    .backButton,
    .textEntry, .textArea, .popUpButton, .menuItem, .pickerElement, .keyboardKey,
  ]
}

extension ElementTree {
  /// The addresses of all elements, in reading order.
  func addresses() -> [ElementAddress] {
    var counts: [ElementAddress: Int] = [:]
    return elements.map { element in
      var address = ElementAddress(
        identifier: element.identifier, label: element.label?.string,
        traits: element.traits.intersection(ElementAddress.lasting).rawValue, place: 0)
      let count = counts[address, default: 0]
      counts[address] = count + 1
      address.place = count
      return address
    }
  }

  /// The element at an address; where none says the same, the only one with its identifier.
  func element(at address: ElementAddress) -> AccessibilityElement? {
    if let place = addresses().firstIndex(of: address) { return elements[place] }
    guard let identifier = address.identifier else { return nil }
    let same = elements.filter { $0.identifier == identifier }
    return same.count == 1 ? same[0] : nil
  }
}
