import CurbcutUIKit
import DeviceServices
import DeviceSettings
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

  private struct StateKey: Hashable {
    let part: Part
    let state: UInt
  }
  private enum Part { case minimum, maximum, thumb, route }
  private var images: [StateKey: UIImage] = [:]

  private func keep(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
    images[StateKey(part: part, state: UInt(state.rawValue))] = image
  }
  private func image(_ part: Part, _ state: UIControl.State) -> UIImage? {
    images[StateKey(part: part, state: UInt(state.rawValue))]
      ?? images[StateKey(part: part, state: UInt(UIControl.State.normal.rawValue))]
  }

  /// Sets the picture of the filled part of the slider, which is not shown here.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, .minimum, state)
  }
  /// Sets the picture of the rest of the slider, which is not shown here.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, .maximum, state)
  }
  /// Sets the picture of the slider's thumb, which is not shown here.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { keep(image, .thumb, state) }
  /// Sets the picture of the button for other devices, which is not shown here.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { keep(image, .route, state) }
  /// The picture that was set for the filled part; nil for the usual one.
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { image(.minimum, state) }
  /// The picture that was set for the rest; nil for the usual one.
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { image(.maximum, state) }
  /// The picture that was set for the thumb; nil for the usual one.
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { image(.thumb, state) }
  /// The picture that was set for the button; nil for the usual one.
  open func routeButtonImage(for state: UIControl.State) -> UIImage? { image(.route, state) }
  /// A picture that is shown while the volume has been limited. Stored.
  open var volumeWarningSliderImage: UIImage?

  /// Where the slider is within bounds: everywhere, as there is no button beside it.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the thumb is within the slider.
  open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(
      x: rect.minX + (rect.width - side) * CGFloat(min(max(value, 0), 1)), y: rect.midY - side / 2,
      width: side,
      height: side)
  }
  /// Where the button for other devices is: nowhere.
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
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

/// The person's music: there is none. The person is asked once, unless the settings of the device say what they answer.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpmedialibrary>.
open class MPMediaLibrary: NSObject {
  private nonisolated(unsafe) static let library = MPMediaLibrary()

  /// The library of the device.
  open class func `default`() -> MPMediaLibrary { library }

  private static func status(_ permission: ServicePermission) -> MPMediaLibraryAuthorizationStatus {
    switch permission {
    case .ask: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    default: .authorized
    }
  }

  /// Whether the app may read it.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    status(Permissions.status(of: .mediaLibrary))
  }
  /// Asks the person, unless it is known; the handler is called on another thread.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { Permissions.request(.mediaLibrary) { handler(status($0)) } }
  /// Asks the person, unless it is known.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    status(await Permissions.request(.mediaLibrary))
  }
}
