import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// What all of a map's own views are in, and what the gestures that move the map are recognised on: apps look for their
/// recognisers in a map's first subview, to tell whether it is the person who moves it.
final class MapSurface: UIView {
  init(_ layers: [UIView]) {
    super.init(frame: .zero)
    clipsToBounds = true
    for layer in layers { addSubview(layer) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for layer in subviews { layer.frame = bounds }
  }
}

/// A view that lets touches through to what lies below, except on what is in it.
final class MapLayerView: UIView {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}

/// The ground of a map: the placeholder that SwiftUI's maps have, too. Assistive technologies bring it nearer by its own
/// actions.
final class MapGroundView: UIView {
  private let placeholder = PlaceholderView(kind: .map)
  /// Brings the map nearer by a factor. Returns false where the map cannot be zoomed.
  var zoom: ((Double) -> Bool)?
  /// Whether the map can be zoomed.
  var canZoom = true { didSet { AccessibilityChanges.shared.attributesChanged(of: self) } }

  init() {
    super.init(frame: .zero)
    placeholder.isAccessibilityElement = false
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(placeholder)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityZoomIn(at point: CGPoint) -> Bool { zoom?(2) ?? false }
  override func accessibilityZoomOut(at point: CGPoint) -> Bool { zoom?(0.5) ?? false }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: MapGroundView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { ground in ground.placeholder.accessibilityLabel }
    answers.traits = { ground in
      let traits = ground.placeholder.accessibilityTraits
      return ground.canZoom ? traits.union(.supportsZoom) : traits
    }
  }
}
