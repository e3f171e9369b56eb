import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// Is told what happens on a map, and makes the views that stand on it. All members are optional.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapviewdelegate>.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  // MARK: What the map shows

  /// The map is about to show something else.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The map shows something else, and has come to rest.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The map shows something else, and may be moving still.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

  // MARK: Loading

  /// The map begins to load its ground.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// The map has loaded its ground: the placeholder that there is.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map could not load its ground. It is never called here.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// The map begins to draw its ground.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// The map has drawn its ground.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

  // MARK: Annotations

  /// The view for an annotation; nil, the default, for a balloon.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Views of annotations are there.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A control beside the texts of an annotation's bubble was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// An annotation was selected, by the person or the app.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// An annotation is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation was selected, by the person or the app; called after the method with the view.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is no longer selected; called after the method with the view.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// The person drags an annotation.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
  /// The cluster for annotations that stand too close to each other.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  )
    -> MKClusterAnnotation

  // MARK: The person

  /// The map begins to find out where the person is.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// The map no longer finds out where the person is.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// The map knows where the person is. It is never called here, where that is not known.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The map could not find out where the person is.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// The map follows the person in another way.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

  // MARK: Overlays

  /// What draws an overlay; by default nothing does.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// What draws overlays is there.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  // Of two methods with the same labels, lowering knows the one that comes last: that with the view.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) {}
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
}
