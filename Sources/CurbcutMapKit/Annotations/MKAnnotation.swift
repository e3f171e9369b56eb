import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// Lets code read the texts of an annotation as on iOS, where a class need not have them, so that they are optional
/// twice: `annotation.title??.count`.
public protocol OptionalTitleHolder: NSObjectProtocol {}

extension OptionalTitleHolder {
  /// The title.
  public var title: String?? {
    guard let annotation = self as? any MKAnnotation else { return .none }
    return .some(annotation.title as String?)
  }

  /// The second line.
  public var subtitle: String?? {
    guard let annotation = self as? any MKAnnotation else { return .none }
    return .some(annotation.subtitle as String?)
  }
}

/// Something that stands at a place of a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkannotation>.
public protocol MKAnnotation: OptionalTitleHolder {
  /// The place. The view moves when a class tells observers that it has changed.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called; nil by default.
  @_disfavoredOverload
  var title: String? { get }
  /// What else is said of it; nil by default.
  @_disfavoredOverload
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  @_disfavoredOverload
  public var title: String? { nil }
  /// No second line.
  @_disfavoredOverload
  public var subtitle: String? { nil }
}

extension MKAnnotation {
  /// The texts that are there, in their order.
  var texts: [String] { [title as String?, subtitle as String?].compactMap(\.self).filter { !$0.isEmpty } }

  /// Sets the place of an annotation whose class has a setter for it. Returns false where there is none.
  func move(to coordinate: CLLocationCoordinate2D) -> Bool {
    if let point = self as? MKPointAnnotation {
      point.coordinate = coordinate
      return true
    }
    return (try? ObjCRuntime.setValue(coordinate, forKey: "coordinate", of: self)) != nil
  }
}
