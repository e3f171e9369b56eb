import CurbcutGraphics
import Foundation

/// How important it is that something is shown where it does not all fit.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority>.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
  /// It is always shown.
  public static let required = Self(rawValue: 1000)
  /// It is shown before most others.
  public static let defaultHigh = Self(rawValue: 750)
  /// It is shown after most others.
  public static let defaultLow = Self(rawValue: 250)
}

/// Which of two annotations stands before the other.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkannotationviewzpriority>.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
  /// The foremost.
  public static let max = Self(rawValue: 1000)
  /// That of what is selected.
  public static let defaultSelected = Self(rawValue: 1000)
  /// That of what is not selected.
  public static let defaultUnselected = Self(rawValue: 500)
  /// The hindmost.
  public static let min = Self(rawValue: 0)
}

/// Whether a text is shown beside something on a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkfeaturevisibility>.
public enum MKFeatureVisibility: Int, Hashable, Sendable {
  /// As the system likes.
  case adaptive
  /// Never.
  case hidden
  /// Always.
  case visible
}

extension MKAnnotationView {
  /// How far an annotation's dragging has come.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkannotationview/dragstate-swift.enum>.
  public enum DragState: UInt, Hashable, Sendable {
    /// It is not dragged.
    case none
    /// It is being lifted.
    case starting
    /// It is moved.
    case dragging
    /// It is put back.
    case canceling
    /// It is put down at a new place.
    case ending
  }

  /// What of a view stands in the way of others.
  public enum CollisionMode: Int, Hashable, Sendable {
    /// Its frame.
    case rectangle
    /// The circle in its frame.
    case circle
    /// Nothing.
    case none
  }
}
