import Foundation

/// Is notified of the image that the user picks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked an image or a video.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled the picker. A delegate that implements it must dismiss the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets the user pick an image from the photo library.
///
/// This device has no camera, and its library is empty: the screen says so and offers Cancel.
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  public enum SourceType: Int, Hashable, Sendable {
    /// All albums.
    case photoLibrary
    /// The camera.
    case camera
    /// The most recent images.
    case savedPhotosAlbum
  }

  /// What the camera captures.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Photos.
    case photo
    /// Videos.
    case video
  }

  /// A camera of the device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The rear camera.
    case rear
    /// The front camera.
    case front
  }

  /// When the flash is used.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto
    /// Always.
    case on
  }

  /// The quality of video recordings.
  public enum QualityType: Int, Hashable, Sendable {
    /// The highest quality of the device.
    case typeHigh
    /// A quality suitable for a fast network.
    case typeMedium
    /// A quality suitable for a slow network.
    case typeLow
    /// 640 by 480 pixels.
    case type640x480
    /// 1280 by 720 pixels.
    case typeIFrame1280x720
    /// 960 by 540 pixels.
    case typeIFrame960x540
  }

  /// The format of exported images.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    /// A format that every app can read.
    case compatible
    /// The current format.
    case current
  }

  /// A key of the information about a picked item.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of item, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as edited by the user, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The cropping rectangle, a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The location of the video, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The location of the image, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The location of the item in the library, a `URL`.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a captured photo, a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The Live Photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset in the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
  }

  /// The source of images; the photo library by default.
  open var sourceType = SourceType.photoLibrary
  /// The types of media offered; images by default.
  @Unsupported("UIImagePickerController.mediaTypes: pictures are offered, and nothing else")
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit the image; false by default.
  @Unsupported("UIImagePickerController.allowsEditing: the person cannot cut the picture to size")
  open var allowsEditing = false
  /// The format of exported images; `compatible` by default.
  @Unsupported("UIImagePickerController.imageExportPreset: pictures are handed over as they are")
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The export preset for videos; nil by default.
  @Unsupported("UIImagePickerController.videoExportPreset: there are no films")
  open var videoExportPreset: String? = nil
  /// The quality of video recordings; `typeMedium` by default.
  @Unsupported("UIImagePickerController.videoQuality: there is no camera")
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of a video, in seconds; 10 minutes by default.
  @Unsupported("UIImagePickerController.videoMaximumDuration: there is no camera")
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's controls are shown; true by default.
  @Unsupported("UIImagePickerController.showsCameraControls: there is no camera")
  open var showsCameraControls = true
  /// The view over the camera preview; nil by default.
  @Unsupported("UIImagePickerController.cameraOverlayView: there is no camera")
  open var cameraOverlayView: UIView? = nil
  /// The transform of the camera preview; the identity by default.
  @Unsupported("UIImagePickerController.cameraViewTransform: there is no camera")
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera captures; `photo` by default.
  @Unsupported("UIImagePickerController.cameraCaptureMode: there is no camera")
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera to use; `rear` by default. There is no camera.
  open var cameraDevice = CameraDevice.rear
  /// When the flash is used; `auto` by default.
  @Unsupported("UIImagePickerController.cameraFlashMode: there is no camera")
  open var cameraFlashMode = CameraFlashMode.auto

  /// Whether a source is available: true for the library, false for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The types of media that a source can provide; nil if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Whether a camera is available: always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash: always false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera can capture: always nil.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Takes a photo. Does nothing, as there is no camera.
  open func takePicture() {}
  /// Starts recording a video. Returns false, as there is no camera.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Stops recording a video. Does nothing, as there is no camera.
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let library = LibraryPhoto.screen(limit: 1) { [weak self] photos in
      if let photo = photos.first { self?.pick(photo) }
    }
    library.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    viewControllers = [library]
  }

  private func pick(_ photo: LibraryPhoto) {
    guard let image = photo.image else { return }
    pickerDelegate?.imagePickerController(
      self,
      didFinishPickingMediaWithInfo: [
        .mediaType: "public.image", .originalImage: image, .imageURL: photo.file,
      ])
  }

  private func cancel() {
    if let pickerDelegate {
      pickerDelegate.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIImagePickerController.self, over: UINavigationController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.cancel()
      return true
    }
  }
}
