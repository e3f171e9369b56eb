import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Gives assistive technologies what a window shows, and carries out what they ask for.
///
/// The tree is read when first asked for and then kept up to date by what changes: a changed label
/// costs one element, a changed structure one reading of the window.
/// ```swift
/// let provider = AccessibilityProvider(window)
/// provider.update()
/// for element in provider.tree.elements { … }
/// ```
@MainActor
public final class AccessibilityProvider {
  /// The window, or any other view, that is read.
  public let root: UIView
  public let rules: ReadingRules
  /// The screen as of the last ``update()``.
  public private(set) var tree = ElementTree()

  private let reader: ViewReader
  private var needsReading = true
  private var changed: [AccessibleObject] = []
  /// What the app posted and nobody took yet.
  var posted: [AppNotification] = []

  /// What an update did to the tree.
  public enum Update: Equatable, Sendable {
    case nothing
    /// Elements with these indices have other attributes; nothing moved.
    case attributes([Int])
    /// The screen was read again; ``ElementTree/changes(since:)`` tells the difference.
    case screen
  }

  /// - Parameters:
  ///   - root: usually a window.
  ///   - rules: nil for the rules of VoiceOver on the device that the window is on.
  public init(_ root: UIView, rules: ReadingRules? = nil) {
    self.root = root
    let traits = UIKitHost.shared.traits
    self.rules =
      rules
      ?? ReadingRules(
        isPhone: traits.userInterfaceIdiom == .phone,
        isRightToLeft: traits.layoutDirection == .rightToLeft)
    reader = ViewReader()
    AccessibilityChanges.shared.add(self)
  }

  /// Reads a window once.
  public static func tree(of root: UIView, rules: ReadingRules? = nil) -> ElementTree {
    let provider = AccessibilityProvider(root, rules: rules)
    provider.update()
    return provider.tree
  }

  /// Brings the tree up to date: lays the window out, then reads what changed.
  @discardableResult
  public func update() -> Update {
    if root.needsLayout || root.descendantNeedsLayout { root.layoutIfNeeded() }
    if !needsReading {
      let updated = readChanged()
      if !needsReading { return updated.isEmpty ? .nothing : .attributes(updated) }
    }
    needsReading = false
    changed.removeAll()
    reader.forget()
    tree = ElementTree(reading: [root], of: reader, rules: rules)
    tree.prepareForEdits()
    return .screen
  }

  /// Lets the next update ask one element again for its attributes.
  func markChanged(_ id: AccessibilityElement.ID) {
    if let object = object(withID: id) { changed.append(object) }
  }

  // MARK: Keeping up to date

  private func readChanged() -> [Int] {
    guard !changed.isEmpty else { return [] }
    let objects = changed
    changed.removeAll(keepingCapacity: true)
    tree.prepareForEdits()
    var updated: [Int] = []
    for object in objects {
      guard let known = elementAround(object) else {
        // Nothing of it is on the screen, unless it became an element, or names a container.
        if reader.facts(of: object).flags.contains(.isElement) || isContainer(object) {
          needsReading = true
          return []
        }
        continue
      }
      let element = reader.element(of: known.object)
      guard reader.facts(of: known.object).flags.contains(.isElement),
        element.frame == tree.elements[known.index].frame
      else {
        needsReading = true
        return []
      }
      if element != tree.elements[known.index] {
        tree.update(element)
        updated.append(known.index)
      }
    }
    return updated
  }

  /// The element that an object is, or is part of: the label in a cell changes what the cell says.
  private func elementAround(_ object: AccessibleObject) -> (object: AccessibleObject, index: Int)? {
    var next: AccessibleObject? = object
    while let current = next {
      if current.accessibilityNumber != 0, let index = tree.index(of: current.accessibilityNumber) {
        return (current, index)
      }
      next = (current as? UIView)?.storedSuperview
    }
    return nil
  }

  private func isContainer(_ object: AccessibleObject) -> Bool {
    let id = object.accessibilityNumber
    return id != 0 && tree.containers.contains { $0.id == id }
  }

  // MARK: Acting

  /// The object behind an element; nil when it is gone.
  public func object(withID id: AccessibilityElement.ID) -> AccessibleObject? {
    // What was never read has the number 0.
    guard id != 0 else { return nil }
    if let held = reader.held.first(where: { $0.accessibilityNumber == id }) { return held }
    func search(_ view: UIView) -> AccessibleObject? {
      if view.accessibilityNumber == id { return view }
      for child in view.storedSubviews {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(root)
  }

  /// What an assistive technology asks of an element.
  public enum Action: Hashable, Sendable {
    /// The default action: the element's own, else a tap at its activation point.
    case activate
    case increment, decrement, escape, magicTap
    case scroll(UIAccessibilityScrollDirection)
    /// One of the custom actions, by index.
    case custom(Int)
  }

  /// Carries out an action; false when nobody took it.
  @discardableResult
  public func perform(_ action: Action, on id: AccessibilityElement.ID) -> Bool {
    guard let object = object(withID: id) else { return false }
    switch action {
    case .activate:
      if object.accessibilityActivate() { return true }
      guard let window = root as? UIWindow else { return false }
      window.tap(at: object.accessibilityActivationPoint)
      return true
    case .increment:
      object.accessibilityIncrement()
      return true
    case .decrement:
      object.accessibilityDecrement()
      return true
    case .escape: return goUp(from: object) { $0.accessibilityPerformEscape() }
    case .magicTap: return goUp(from: object) { $0.accessibilityPerformMagicTap() }
    case .scroll(let direction): return goUp(from: object) { $0.accessibilityScroll(direction) }
    case .custom(let index):
      guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else {
        return false
      }
      return actions[index].perform()
    }
  }

  /// Asks an object and then those above it, until one takes the action.
  private func goUp(from object: AccessibleObject, _ ask: (AccessibleObject) -> Bool) -> Bool {
    var next: AccessibleObject? = object
    while let current = next {
      if ask(current) { return true }
      next = (current as? UIResponder)?.next
    }
    return false
  }
}

extension AccessibilityProvider: AccessibilityChangeListener {
  package func attributesChanged(of object: AccessibleObject) {
    if !needsReading { changed.append(object) }
  }

  package func structureChanged(under object: AccessibleObject) { needsReading = true }

  package func posted(_ notification: UIAccessibility.Notification, argument: Any?) {
    if notification == .screenChanged || notification == .layoutChanged { needsReading = true }
    if let notification = AppNotification(notification, argument: argument, reader: reader) {
      posted.append(notification)
    }
  }
}

extension AppNotification {
  /// What an app posted, as technologies hear it; nil for a notification that is not for them.
  @MainActor
  init?(_ notification: UIAccessibility.Notification, argument: Any?, reader: ViewReader) {
    let text: AccessibilityText? =
      switch argument {
      case let text as NSAttributedString: AccessibilityText(text)
      case let text as String: AccessibilityText(text)
      default: nil
      }
    let place: Argument =
      if let text {
        .text(text)
      } else if let object = argument as? AccessibleObject {
        .element(reader.id(of: object))
      } else {
        .none
      }
    switch notification {
    case .screenChanged: self = .screenChanged(place)
    case .layoutChanged: self = .layoutChanged(place)
    case .announcement: self = .announcement(text ?? "")
    case .pageScrolled: self = .pageScrolled(text)
    case .pauseAssistiveTechnology: self = .pauseTechnology(text?.string ?? "")
    case .resumeAssistiveTechnology: self = .resumeTechnology(text?.string ?? "")
    default: return nil
    }
  }
}
