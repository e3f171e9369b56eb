import CurbcutUIKit
import Foundation

/// What a drop does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dropoperation>.
public enum DropOperation: Hashable, Sendable {
  /// The drop is called off, and nothing is handed over.
  case cancel
  /// The drop is not allowed at this place or time.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved, and the place it came from may remove it.
  case move

  var platform: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// How a view would take what is dragged.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dropproposal>.
public struct DropProposal: Sendable {
  /// What the drop does.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged, and where.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dropinfo>.
@MainActor
public struct DropInfo {
  let providers: [NSItemProvider]
  /// The place in the view, in points.
  public let location: CGPoint

  /// Whether anything that is dragged is of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  /// What is dragged of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// Takes what is dropped on a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dropdelegate>.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether the drop would be taken; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Called when the finger enters the view.
  func dropEntered(info: DropInfo)
  /// How the drop would be taken; called whenever the finger moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the finger leaves the view.
  func dropExited(info: DropInfo)
  /// Takes what is dropped; false when it cannot.
  func performDrop(info: DropInfo) -> Bool
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// A delegate made of closures.
private struct ClosureDropDelegate: DropDelegate {
  let isTargeted: (Bool) -> Void
  let perform: @MainActor (DropInfo) -> Bool

  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return perform(info)
  }
}

/// Lets things be dropped on a view.
struct DropModifier: PrimitiveModifier {
  var accepts: @MainActor (NSItemProvider) -> Bool
  var delegate: any DropDelegate

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    DropNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view on which things can be dropped.
@MainActor
final class DropNode: ContainerNode<DragAndDropView> {
  override var letsContentExtend: Bool { true }

  private let target: Target

  init(_ modifier: Attribute<DropModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    target = Target { GraphNode.untracked { modifier.value } }
    super.init(DragAndDropView(), inputs, content)
    platformView.addInteraction(UIDropInteraction(delegate: target))
    observe { [unowned self] in
      target.isEnabled = environment.value.isEnabled
      accessibilityDidChange()
    }
  }

  /// A single element offers the drop, as a view of UIKit does for the interactions in it.
  override func makeAccessibilityItems() -> [AccessibilityItem] {
    let items = content.accessibilityItems
    guard items.count == 1, var item = items.first, item.isElement,
      item.properties.dropPoints.isEmpty
    else { return items }
    item.properties.dropPoints = [.init(point: .center, description: AccessibilityWords(""))]
    return [item]
  }

  private final class Target: NSObject, UIDropInteractionDelegate {
    private let modifier: @MainActor () -> DropModifier
    var isEnabled = true

    init(_ modifier: @escaping @MainActor () -> DropModifier) { self.modifier = modifier }

    private func info(_ interaction: UIDropInteraction, _ session: any UIDropSession) -> DropInfo {
      let modifier = modifier()
      let providers = session.items.map(\.itemProvider).filter { modifier.accepts($0) }
      return DropInfo(
        providers: providers, location: interaction.view.map { session.location(in: $0) } ?? .zero)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      let info = info(interaction, session)
      return isEnabled && !info.providers.isEmpty && modifier().delegate.validateDrop(info: info)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      modifier().delegate.dropEntered(info: info(interaction, session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      let proposal = modifier().delegate.dropUpdated(info: info(interaction, session))
      return UIDropProposal(operation: (proposal?.operation ?? .copy).platform)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      modifier().delegate.dropExited(info: info(interaction, session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      _ = modifier().delegate.performDrop(info: info(interaction, session))
    }
  }
}

/// Collects values that are made one after the other, in their order.
@MainActor
final class LoadedItems<T: Transferable> {
  private var values: [Int: T] = [:]
  private var waiting: Int
  private let completion: ([T]) -> Void

  init(_ count: Int, completion: @escaping ([T]) -> Void) {
    waiting = count
    self.completion = completion
  }

  /// Loads what some providers have.
  static func load(_ providers: [NSItemProvider], then completion: @escaping ([T]) -> Void) {
    let loaded = LoadedItems(providers.count, completion: completion)
    for (index, provider) in providers.enumerated() {
      provider.loadTransferable(type: T.self) { result in
        let value = Handed(value: try? result.get())
        DispatchQueue.main.async { MainActor.assumeIsolated { loaded.add(value.value, at: index) } }
      }
    }
  }

  private func add(_ value: T?, at index: Int) {
    values[index] = value
    waiting -= 1
    if waiting == 0 { completion(values.sorted { $0.key < $1.key }.map(\.value)) }
  }
}

extension View {
  /// Lets things of some types be dropped on the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:)-2vr9o>.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      DropModifier(
        accepts: { provider in
          supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }, delegate: delegate))
  }

  /// Lets things of some types be dropped on the view, whose place in the view the closure is told.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ClosureDropDelegate(isTargeted: { isTargeted?.wrappedValue = $0 }) {
        action($0.providers, $0.location)
      })
  }

  /// Lets things of some types be dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets things of some types be dropped on the view.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Lets things of some types be dropped on the view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets values of a type be dropped on the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)>.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { $0.canLoad(T.self) },
        delegate: ClosureDropDelegate(isTargeted: isTargeted) { info in
          let place = info.location
          LoadedItems<T>.load(info.providers) { items in
            if !items.isEmpty { _ = action(items, place) }
          }
          return true
        }))
  }
}
