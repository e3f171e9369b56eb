import CurbcutUIKit
import Foundation

extension MKMapView {
  /// The overlays of the map, from the lowest to the uppermost.
  public var overlays: [any MKOverlay] { overlayStage.all }
  /// The overlays of a level, from the lowest to the uppermost.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlayStage.overlays(in: level) }
  /// What draws an overlay; nil where it is not drawn.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayStage.renderer(for: overlay)
  }

  /// Adds an overlay above names.
  public func addOverlay(_ overlay: any MKOverlay) { overlayStage.add([overlay], at: .aboveLabels) }
  /// Adds overlays above names.
  public func addOverlays(_ overlays: [any MKOverlay]) { overlayStage.add(overlays, at: .aboveLabels) }
  /// Adds an overlay to a level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlayStage.add([overlay], at: level)
  }
  /// Adds overlays to a level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlayStage.add(overlays, at: level)
  }
  /// Takes an overlay away.
  public func removeOverlay(_ overlay: any MKOverlay) { overlayStage.remove([overlay]) }
  /// Takes overlays away.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlayStage.remove(overlays) }

  /// Adds an overlay above names, at a place among those that are there.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlayStage.insert(overlay, at: index, .aboveLabels)
  }
  /// Adds an overlay to a level, at a place among those that are there.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    overlayStage.insert(overlay, at: index, level)
  }
  /// Puts an overlay right above another.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    overlayStage.insert(overlay, beside: sibling, above: true)
  }
  /// Puts an overlay right below another.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    overlayStage.insert(overlay, beside: sibling, above: false)
  }
  /// Lets two overlays change places.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    overlayStage.exchange(overlay1, overlay2)
  }
  /// Lets the overlays above names at two places change places.
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    let all = overlayStage.overlays(in: .aboveLabels)
    guard all.indices.contains(index1), all.indices.contains(index2) else { return }
    overlayStage.exchange(all[index1], all[index2])
  }
}
