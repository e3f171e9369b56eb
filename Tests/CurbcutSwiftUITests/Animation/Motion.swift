import Foundation

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

extension HostedView {
  /// Lets time pass.
  func advance(by seconds: TimeInterval) {
    UIKitHost.shared.advance(by: seconds)
    settle()
  }

  /// The views of a type, from back to front.
  func views<V: UIView>(_ type: V.Type) -> [V] {
    func all(_ view: UIView) -> [V] { ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(all) }
    return all(window)
  }

  /// The rectangle in which the first drawn view of a type is seen.
  func place<V: UIView>(_ type: V.Type, _ index: Int = 0) -> CGRect {
    let found = views(type)
    guard found.indices.contains(index) else { return .null }
    return found[index].convert(found[index].bounds, to: nil)
  }
}

/// What a test does to a view.
@MainActor
final class Switch {
  var set: (Bool) -> Void = { _ in }
  var log: [String] = []
}

/// A view with one state that the test sets.
struct Switched<Content: View>: View {
  let control: Switch
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View { content(isOn).onAppear { control.set = { isOn = $0 } } }
}
