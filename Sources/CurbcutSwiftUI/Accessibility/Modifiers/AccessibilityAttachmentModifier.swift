import CurbcutUIKit
import Foundation

/// What a modifier says of a view to assistive technologies.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier>.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  let change: AccessibilityChange

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let content = body(inputs)
    // Modifiers that follow each other directly say what they say together.
    if let node = content as? Node, node.environment === inputs.environment {
      node.add(modifier)
      return node
    }
    return Node(modifier, inputs, content)
  }

  private final class Node: AccessibilityChangingNode, HidingNode {
    /// From the innermost modifier to the outermost.
    private var modifiers: [Attribute<AccessibilityAttachmentModifier>] = []

    init(
      _ modifier: Attribute<AccessibilityAttachmentModifier>, _ inputs: _ViewInputs, _ content: ViewNode
    ) {
      super.init(inputs, content)
      add(modifier)
    }

    func add(_ modifier: Attribute<AccessibilityAttachmentModifier>) {
      modifiers.append(modifier)
      observe { [unowned self] in
        _ = environment.value
        let change = modifier.value.change
        if change.isHidden != nil { reveal(isHidden == false) }
        if change.namesSelection { AccessibilityRelations.selectionsMayBeNamed = true }
        accessibilityDidChange()
      }
    }

    override var changes: [AccessibilityChange] { modifiers.map(\.value.change).filter(\.isEnabled) }

    // MARK: Hiding

    private var isHidden: Bool? { changes.last { $0.isHidden != nil }?.isHidden }

    var isHiding: Bool { isHidden == true }

    /// Shows the view to technologies although it is transparent.
    private func reveal(_ isRevealed: Bool) {
      var node: ViewNode? = content
      while let found = node {
        (found as? any TransparentNode)?.isRevealed = isRevealed
        node = (found as? WrapperNode)?.content
      }
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      isHiding ? [] : super.makeAccessibilityItems()
    }

    override var automationIdentifier: String? {
      var properties = AccessibilityProperties()
      for change in changes { change.apply(&properties, environment.value) }
      return properties.identifier
    }
  }
}

/// A node that may hide what is in it from assistive technologies.
@MainActor
protocol HidingNode: ViewNode {
  /// Whether it does.
  var isHiding: Bool { get }
}

/// A node that hides what is in it because it is transparent.
@MainActor
protocol TransparentNode: HidingNode {
  /// Whether it is read all the same: `accessibilityHidden(false)` around it brings it back.
  var isRevealed: Bool { get set }
}

/// A node whose view is an element only when something is said of it, as a spinner without words.
@MainActor
protocol LatentElementNode: ViewNode {
  /// What the element is then.
  var latentElement: AccessibilityProperties { get }
}

/// A node that says something of the view in it.
@MainActor
class AccessibilityChangingNode: WrapperNode {
  /// What is said, the first first.
  var changes: [AccessibilityChange] { [] }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    var items = content.accessibilityItems
    let (changes, values) = (changes, environment.value)
    guard !changes.isEmpty else { return items }
    func apply(to properties: inout AccessibilityProperties) {
      for change in changes { change.apply(to: &properties, values) }
    }
    if items.isEmpty {
      guard changes.contains(where: \.makesElement), !content.hidesElements else { return [] }
      var properties = content.elementInWaiting ?? AccessibilityProperties()
      apply(to: &properties)
      return [.element(self, properties)]
    }
    for index in items.indices { apply(to: &items[index].properties) }
    // The element takes the place of the view to which the modifier is applied; one in a stack keeps its own,
    // and so does a picture in a frame.
    if items.count == 1, !items[0].isContainer, !keepsItsPlace(items[0].place) { items[0].place = self }
    return items
  }

  private static func isFrame(_ node: ViewNode) -> Bool {
    node is UnaryLayoutNode<_FrameLayout> || node is UnaryLayoutNode<_FlexFrameLayout>
  }

  /// Whether a view is one of those that a stack in this view lays out, or a picture in a frame of this view.
  private func keepsItsPlace(_ place: ViewNode) -> Bool {
    var node: ViewNode? = content
    while let found = node, found !== place {
      if found is LayoutNode || (place is ImageNode && Self.isFrame(found)) { return true }
      node = (found as? WrapperNode)?.content
    }
    return false
  }
}

extension ViewNode {
  /// What the view is to technologies once something is said of it.
  fileprivate var elementInWaiting: AccessibilityProperties? {
    (self as? any LatentElementNode)?.latentElement ?? (self as? WrapperNode)?.content.elementInWaiting
  }

  /// Whether the view gives no elements because it is hidden.
  fileprivate var hidesElements: Bool {
    (self as? any HidingNode)?.isHiding == true || (self as? WrapperNode)?.content.hidesElements == true
  }
}

extension View {
  func adding(_ change: AccessibilityChange) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }
}
