import CurbcutCombine
import Foundation

/// Calls a closure with what a publisher sends for as long as a view is there.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  var publisher: P
  var action: (P.Output) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var publisher: P?
    private var subscription: AnyCancellable?
    private var action: (P.Output) -> Void

    init(_ modifier: Attribute<ReceiveModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      action = modifier.value.action
      super.init(inputs, content)
      observe { [unowned self] in
        let new = modifier.value
        action = new.action
        // A publisher that was made anew, such as a timer in a body, starts anew.
        if let publisher, areEqual(publisher, new.publisher) { return }
        publisher = new.publisher
        graph.afterUpdate { [weak self] in self?.subscribe() }
      }
    }

    private func subscribe() {
      subscription = publisher?.sink { [weak self] output in
        if Isolation.isOnMain {
          MainActor.assumeIsolated { self?.action(output) }
        } else {
          let box = UncheckedBox(value: output)
          DispatchQueue.main.async { self?.action(box.value) }
        }
      }
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      subscription = nil
      publisher = nil
    }
  }
}

/// Carries a value to another queue; the publisher has given it away.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Calls a closure with what a publisher sends.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)>.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
