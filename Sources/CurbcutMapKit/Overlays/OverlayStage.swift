import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The overlays of a map, and what draws them.
@MainActor
final class OverlayStage {
  private unowned let map: MKMapView
  /// Where they are drawn.
  let canvas = OverlayCanvas()
  private var levels: [MKOverlayLevel: [any MKOverlay]] = [:]
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  init(_ map: MKMapView) {
    self.map = map
    canvas.stage = self
  }

  /// All overlays, from the lowest to the uppermost.
  var all: [any MKOverlay] { MKOverlayLevel.allCases.flatMap { overlays(in: $0) } }

  /// The overlays of a level, from the lowest to the uppermost.
  func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { levels[level] ?? [] }

  /// Puts overlays above all others of a level, and takes them from where they are.
  func add(_ overlays: [any MKOverlay], at level: MKOverlayLevel) {
    for overlay in overlays { insert(overlay, at: .max, level) }
  }

  /// Puts an overlay at a place among those of a level, and takes it from where it is.
  func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
    takeOut(overlay)
    let place = min(max(0, index), overlays(in: level).count)
    levels[level, default: []].insert(overlay, at: place)
    map.setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  /// Puts an overlay right above or below another, in whose level it then is.
  func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, above: Bool) {
    guard overlay !== sibling, let (level, _) = place(of: sibling) else { return }
    takeOut(overlay)
    guard let (_, index) = place(of: sibling) else { return }
    insert(overlay, at: above ? index + 1 : index, level)
  }

  /// Lets two overlays change places.
  func exchange(_ first: any MKOverlay, _ second: any MKOverlay) {
    guard let one = place(of: first), let other = place(of: second) else { return }
    levels[one.level]?[one.index] = second
    levels[other.level]?[other.index] = first
    canvas.setNeedsDisplay()
  }

  /// Takes overlays away.
  func remove(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      takeOut(overlay)
      renderers[ObjectIdentifier(overlay)] = nil
    }
    canvas.setNeedsDisplay()
  }

  private func takeOut(_ overlay: any MKOverlay) {
    for level in MKOverlayLevel.allCases { levels[level]?.removeAll { $0 === overlay } }
  }

  private func place(of overlay: any MKOverlay) -> (level: MKOverlayLevel, index: Int)? {
    for level in MKOverlayLevel.allCases {
      if let index = overlays(in: level).firstIndex(where: { $0 === overlay }) { return (level, index) }
    }
    return nil
  }

  // MARK: Drawing

  /// What draws an overlay; nil where the delegate has not been asked yet.
  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  /// Asks the delegate for what draws the overlays, and draws.
  func update() {
    canvas.setNeedsDisplay()
    guard let delegate = map.delegate else { return }
    var added: [MKOverlayRenderer] = []
    for overlay in all where renderers[ObjectIdentifier(overlay)] == nil {
      let renderer = delegate.mapView(map, rendererFor: overlay)
      renderer.canvas = canvas
      renderers[ObjectIdentifier(overlay)] = renderer
      added.append(renderer)
    }
    if !added.isEmpty { delegate.mapView(map, didAdd: added) }
  }

  /// Draws what is to be seen of the overlays.
  func draw(in context: CGContext) {
    let projection = map.projection
    guard projection.rect.width > 0 else { return }
    let scale = projection.size.width / projection.rect.width
    for overlay in all {
      guard let renderer = renderers[ObjectIdentifier(overlay)], overlay.intersects(projection.rect),
        renderer.canDraw(projection.rect, zoomScale: scale)
      else { continue }
      context.saveGState()
      context.scaleBy(x: scale, y: scale)
      let origin = renderer.point(for: projection.rect.origin)
      context.translateBy(x: -origin.x, y: -origin.y)
      context.setAlpha(renderer.alpha)
      context.setBlendMode(renderer.blendMode)
      renderer.draw(projection.rect, zoomScale: scale, in: context)
      context.restoreGState()
    }
  }
}

/// The view that overlays are drawn in.
final class OverlayCanvas: UIView {
  weak var stage: OverlayStage?

  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { stage?.draw(in: context) }
  }
}
