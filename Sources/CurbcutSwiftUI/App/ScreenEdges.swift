import CurbcutUIKit
import Foundation

/// Whether a view wants the system's overlays to be hidden.
enum PersistentOverlaysKey: PreferenceKey {
  static let defaultValue = Visibility.automatic
  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}

/// The edges of the screen at which a view wants to have touches before the system.
enum DeferredEdgesKey: PreferenceKey {
  static let defaultValue = Edge.Set()
  static func reduce(value: inout Edge.Set, nextValue: () -> Edge.Set) { value.formUnion(nextValue()) }
}

extension Edge.Set {
  /// The edges as UIKit has them.
  func edges(_ direction: UIUserInterfaceLayoutDirection) -> UIRectEdge {
    var edges: UIRectEdge = []
    let isRightToLeft = direction == .rightToLeft
    if contains(.top) { edges.insert(.top) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.leading) { edges.insert(isRightToLeft ? .right : .left) }
    if contains(.trailing) { edges.insert(isRightToLeft ? .left : .right) }
    return edges
  }
}

extension View {
  /// Says whether what the system shows over the app, such as the bar at the bottom of the screen, may hide while the
  /// view is shown. The hosting controller answers UIKit accordingly.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/persistentsystemoverlays(_:)>.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(key: PersistentOverlaysKey.self, value: visibility)
  }

  /// Says at which edges of the screen the view's gestures come before those of the system. The hosting controller
  /// answers UIKit accordingly.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/deferssystemgestures(on:)>.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    preference(key: DeferredEdgesKey.self, value: edges)
  }
}
