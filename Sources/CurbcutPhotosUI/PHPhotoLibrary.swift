import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Foundation

/// What a person has allowed an app to do with their pictures.
///
/// Follows <https://developer.apple.com/documentation/photos/phauthorizationstatus>.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The device does not let the person decide.
  case restricted
  /// The person has said no.
  case denied
  /// The person has said yes.
  case authorized
  /// The person has chosen some pictures.
  case limited
}

/// What an app wants to do with the person's pictures.
public enum PHAccessLevel: Int, Hashable, Sendable {
  /// Add some.
  case addOnly = 1
  /// Read and change them.
  case readWrite
}

/// Why nothing can be done in the library.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Hashable, Sendable {
    /// The library cannot be changed here.
    case libraryVolumeOffline = 3114
  }
  /// The kind of error.
  public let code: Code
}

/// The person's pictures: those of a folder that the settings of the device name, without changing it. The person is asked
/// once, unless the settings say what they answer.
///
/// Follows <https://developer.apple.com/documentation/photos/phphotolibrary>.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  /// The library.
  open class func shared() -> PHPhotoLibrary { only }

  private static func service(for level: PHAccessLevel) -> ProtectedService {
    level == .addOnly ? .photosAddOnly : .photos
  }

  private static func status(_ permission: ServicePermission) -> PHAuthorizationStatus {
    switch permission {
    case .ask: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    case .limited: .limited
    default: .authorized
    }
  }

  /// What the person has allowed.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    status(Permissions.status(of: service(for: accessLevel)))
  }
  /// What the person has allowed.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    // Before there was limited access, it passed for all.
    let status = authorizationStatus(for: .readWrite)
    return status == .limited ? .authorized : status
  }

  /// Asks the person, unless it is known; the handler is called on another thread.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { Permissions.request(service(for: accessLevel)) { handler(status($0)) } }

  /// Asks the person, unless it is known.
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    status(await Permissions.request(service(for: accessLevel)))
  }

  /// Asks the person, unless it is known; the handler is called on another thread.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) }
  }

  /// Tells the handler that the library cannot be changed here.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(false, PHPhotosError(code: .libraryVolumeOffline)) }
  }

  /// Throws, as the library cannot be changed here.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(code: .libraryVolumeOffline)
  }

  /// Listens to changes, of which there are none here.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Listens no more.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// What has changed in the library.
open class PHChange: NSObject {}

/// Hears of changes in the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called when the library has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
