import CurbcutUIKit
import Foundation

/// Words for assistive technologies, which may have speech attributes.
struct AccessibilityWords: Equatable {
  var string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }
  init(_ string: String) { self.string = NSAttributedString(string: string) }

  var plain: String { string.string }
  var isEmpty: Bool { string.length == 0 }

  /// Several words, with a comma between them.
  static func joined(_ words: [AccessibilityWords]) -> AccessibilityWords? {
    let spoken = words.filter { !$0.isEmpty }
    guard let first = spoken.first else { return nil }
    let whole = NSMutableAttributedString(attributedString: first.string)
    for word in spoken.dropFirst() {
      whole.append(NSAttributedString(string: ", "))
      whole.append(word.string)
    }
    return AccessibilityWords(whole)
  }
}

/// What a view says of itself to assistive technologies.
@MainActor
struct AccessibilityProperties {
  var label: AccessibilityWords?
  var value: AccessibilityWords?
  var hint: AccessibilityWords?
  var traits: UIAccessibilityTraits = .none
  /// Traits that modifiers have taken away, which matter where a view of UIKit has traits of its own.
  var removedTraits: UIAccessibilityTraits = .none
  var identifier: String?
  var inputLabels: [AccessibilityWords] = []
  var sortPriority: Double = 0
  /// In the coordinates of the element, or as a part of its size.
  var activationPoint: ActivationPoint?
  var headingLevel: AccessibilityHeadingLevel?
  var textContentType: AccessibilityTextContentType?
  var respondsToUserInteraction: Bool?
  /// Named actions, in the order of `accessibilityCustomActions`.
  var namedActions: [NamedAction] = []
  var defaultAction: (() -> Void)?
  var escape: (() -> Void)?
  var magicTap: (() -> Void)?
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  var customContent: [CustomContentEntry] = []
  var links: [(range: NSRange, url: URL)] = []
  var expandedStatus: UIAccessibility.ExpandedStatus?
  /// The outline in the coordinates of the element.
  var outline: Path?
  /// Whether technologies ignore what is beside the element.
  var isModal = false
  var placeholder: String?

  enum ActivationPoint: Equatable {
    case unit(UnitPoint)
    case point(CGPoint)
  }

  struct NamedAction {
    var name: AccessibilityWords
    var action: () -> Void
  }

  struct CustomContentEntry {
    var key: AnyHashable
    var label: AccessibilityWords
    var value: AccessibilityWords
    var importance: AXCustomContent.Importance
  }

  /// Whether anything was set that makes an element of a view that is none by itself.
  var makesElement: Bool {
    label != nil || value != nil || hint != nil || traits != .none || !namedActions.isEmpty
      || defaultAction != nil || adjust != nil || escape != nil || magicTap != nil || scroll != nil
      || !customContent.isEmpty
  }
}

/// What a view gives to assistive technologies: an element, a container with others in it, or a view of UIKit.
@MainActor
struct AccessibilityItem {
  enum Kind {
    case element
    /// An element that stands for others, which `accessibilityElement(children: .contain)` around it shows again.
    case combined([AccessibilityItem])
    case container([AccessibilityItem])
    case view(UIView)
  }

  var kind: Kind
  /// The node that made the element, and by which it is known from one reading to the next.
  let owner: ViewNode
  /// The node whose rectangle is the element's.
  var place: ViewNode
  var properties: AccessibilityProperties

  static func element(_ owner: ViewNode, _ properties: AccessibilityProperties) -> AccessibilityItem {
    AccessibilityItem(kind: .element, owner: owner, place: owner, properties: properties)
  }

  static func view(_ view: UIView, _ owner: ViewNode) -> AccessibilityItem {
    AccessibilityItem(kind: .view(view), owner: owner, place: owner, properties: AccessibilityProperties())
  }

  var isContainer: Bool {
    if case .container = kind { true } else { false }
  }

  /// The elements, whether in a container or not.
  var leaves: [AccessibilityItem] {
    switch kind {
    case .element, .combined, .view: [self]
    case .container(let items): items.flatMap(\.leaves)
    }
  }
}
