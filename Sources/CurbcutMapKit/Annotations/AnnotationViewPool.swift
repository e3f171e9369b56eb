import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// The view that a map makes for an annotation when its delegate makes none.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapviewdefaultannotationviewreuseidentifier>.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// The view that a map makes for a cluster when its delegate makes none.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapviewdefaultclusterannotationviewreuseidentifier>.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The views of annotations that can be used again, and the classes of those that can be made.
@MainActor
final class AnnotationViewPool {
  private var classes: [String: MKAnnotationView.Type] = [:]
  private var waiting: [String: [MKAnnotationView]] = [:]

  /// Sets the class of the views with an identifier; nil for none.
  func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type as? MKAnnotationView.Type
  }

  /// Keeps a view for another annotation.
  func putBack(_ view: MKAnnotationView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// A view that waits; nil where none does.
  func waitingView(_ identifier: String) -> MKAnnotationView? {
    guard let view = waiting[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// A view for an annotation: one that waits, or a new one of the registered class.
  func view(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = waitingView(identifier) {
      view.annotation = annotation
      return view
    }
    guard let type = classes[identifier] ?? Self.standard(identifier) else {
      NSException.raise(
        .internalInconsistencyException,
        "unable to dequeue a view with identifier \(identifier) - must register a class for the identifier")
      return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    return MKAnnotationView.make(type, for: annotation, identifier: identifier)
  }

  /// The view of an annotation for which the delegate has none.
  func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
    switch annotation {
    case is MKUserLocation: MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
    case is MKClusterAnnotation:
      view(MKMapViewDefaultClusterAnnotationViewReuseIdentifier, for: annotation)
    default: view(MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    }
  }

  private static func standard(_ identifier: String) -> MKAnnotationView.Type? {
    switch identifier {
    case MKMapViewDefaultAnnotationViewReuseIdentifier,
      MKMapViewDefaultClusterAnnotationViewReuseIdentifier:
      MKMarkerAnnotationView.self
    default: nil
    }
  }
}
