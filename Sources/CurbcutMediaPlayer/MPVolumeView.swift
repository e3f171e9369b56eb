import CurbcutUIKit
import Foundation

/// A slider for the volume of the device.
///
/// Like in a simulator, which has no volume of its own, the slider is not there: the view is empty.
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpvolumeview>.
open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  @Unsupported("MPVolumeView.showsVolumeSlider: the device has no volume")
  open var showsVolumeSlider = true
  /// Whether the button for other devices is shown.
  @Unsupported("MPVolumeView.showsRouteButton: there are no other devices")
  open var showsRouteButton = true
  /// Whether there is a device that the sound can go to.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Whether the sound goes to another device.
  open var isWirelessRouteActive: Bool { false }
}

/// Whether an app may read the person's music.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpmedialibraryauthorizationstatus>.
public enum MPMediaLibraryAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The person has said no.
  case denied
  /// The app may not, and the person cannot change that.
  case restricted
  /// It may.
  case authorized
}

/// The person's music: none, and nobody is asked.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpmedialibrary>.
open class MPMediaLibrary: NSObject {
  private nonisolated(unsafe) static let library = MPMediaLibrary()

  /// The library of the device.
  open class func `default`() -> MPMediaLibrary { library }
  /// Whether the app may read it: denied.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks whether the app may read it: denied, on another thread.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.denied) }
  }
  /// Asks whether the app may read it: denied.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}
