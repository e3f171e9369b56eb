import Foundation

extension UIWindowScene {
  /// The place, size and orientation of a scene.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the orientation stays when the device is turned.
    public let isInterfaceOrientationLocked: Bool
    /// The coordinate space of the scene.
    public let coordinateSpace: any UICoordinateSpace

    init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      isInterfaceOrientationLocked = false
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// What an app wishes of the geometry of a scene.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences>.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {}

  /// The place, size and orientation of the scene.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Asks for another orientation. The device is held as the person holds it: where the preferences do not contain its
  /// orientation, the handler is told so.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)>.
  ///
  /// - Parameters:
  ///   - geometryPreferences: the orientations that the app wishes for.
  ///   - errorHandler: is called when the request is not met.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      !wanted.contains(interfaceOrientation.mask)
    else { return }
    errorHandler?(GeometryError(wanted: wanted))
  }

  /// That the device is held otherwise than an app wishes.
  struct GeometryError: LocalizedError {
    let wanted: UIInterfaceOrientationMask

    var errorDescription: String? { "The device is held in another orientation than the requested ones." }
  }
}

extension UIWindowScene.GeometryPreferences {
  /// What an app wishes on an iPhone or iPad.
  @preconcurrency @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations; nil for no wish.
    open var interfaceOrientations: UIInterfaceOrientationMask?

    /// Makes preferences without a wish.
    public override init() { super.init() }

    /// Makes preferences for orientations.
    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

extension UIInterfaceOrientation {
  fileprivate var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}
