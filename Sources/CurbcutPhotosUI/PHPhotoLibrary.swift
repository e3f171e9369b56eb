import CurbcutFoundation
import Foundation
import Synchronization

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

/// The person's pictures. The library of this device is empty; who is asked for it agrees, without a dialog.
///
/// Follows <https://developer.apple.com/documentation/photos/phphotolibrary>.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  private static let wasAsked = Atomic<Bool>(false)
  /// The library.
  open class func shared() -> PHPhotoLibrary { only }

  /// What the person has allowed.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    wasAsked.load(ordering: .relaxed) ? .authorized : .notDetermined
  }
  /// What the person has allowed.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  /// Asks the person, who is taken to agree.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    wasAsked.store(true, ordering: .relaxed)
    DispatchQueue.main.async { handler(.authorized) }
  }

  /// Asks the person, who is taken to agree.
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    wasAsked.store(true, ordering: .relaxed)
    return .authorized
  }

  /// Asks the person, who is taken to agree.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
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
