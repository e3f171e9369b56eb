import Foundation

/// Hears of the picture that the person picks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when a picture or film was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the picker was left without a choice; a delegate that implements it dismisses the picker.
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

/// Lets the person pick a picture from the library.
///
/// This device has no camera, and its library is empty: the screen says so, and offers Cancel.
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// All albums.
    case photoLibrary
    /// The camera.
    case camera
    /// The newest pictures.
    case savedPhotosAlbum
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Pictures.
    case photo
    /// Films.
    case video
  }

  /// A camera of the device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The one on the back.
    case rear
    /// The one beside the screen.
    case front
  }

  /// When the camera flashes.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto
    /// Always.
    case on
  }

  /// How well films are recorded.
  public enum QualityType: Int, Hashable, Sendable {
    /// As well as the device can.
    case typeHigh
    /// Well enough for a fast network.
    case typeMedium
    /// Well enough for a slow network.
    case typeLow
    /// 640 by 480 pixels.
    case type640x480
    /// 1280 by 720 pixels.
    case typeIFrame1280x720
    /// 960 by 540 pixels.
    case typeIFrame960x540
  }

  /// How an address of a picture is made.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    /// In a form that every app can read.
    case compatible
    /// As it is.
    case current
  }

  /// What a picked item tells of itself.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of item, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the person cut it, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the person cut out, a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where the film is, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the picture is, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the item is in the library, a `URL`.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera tells of the picture, a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture with its movement.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The item of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
  }

  /// Where pictures come from; the library by default.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of item that are offered; pictures by default.
  @Unsupported("UIImagePickerController.mediaTypes: pictures are offered, and nothing else")
  open var mediaTypes = ["public.image"]
  /// Whether the person may cut the picture to size; false by default.
  @Unsupported("UIImagePickerController.allowsEditing: the person cannot cut the picture to size")
  open var allowsEditing = false
  /// How an address of a picture is made; `compatible` by default.
  @Unsupported("UIImagePickerController.imageExportPreset: pictures are handed over as they are")
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// How a film is converted; nil, the default, as `typeMedium` says.
  @Unsupported("UIImagePickerController.videoExportPreset: there are no films")
  open var videoExportPreset: String? = nil
  /// How well films are recorded; `typeMedium` by default.
  @Unsupported("UIImagePickerController.videoQuality: there is no camera")
  open var videoQuality = QualityType.typeMedium
  /// How long a film may be, in seconds; 10 minutes by default.
  @Unsupported("UIImagePickerController.videoMaximumDuration: there is no camera")
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera shows its buttons; true by default.
  @Unsupported("UIImagePickerController.showsCameraControls: there is no camera")
  open var showsCameraControls = true
  /// What lies over the camera's picture; nil by default.
  @Unsupported("UIImagePickerController.cameraOverlayView: there is no camera")
  open var cameraOverlayView: UIView? = nil
  /// How the camera's picture is scaled.
  @Unsupported("UIImagePickerController.cameraViewTransform: there is no camera")
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera takes; `photo` by default.
  @Unsupported("UIImagePickerController.cameraCaptureMode: there is no camera")
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera is used; `rear` by default. There is no camera here.
  open var cameraDevice = CameraDevice.rear
  /// When the camera flashes; `auto` by default.
  @Unsupported("UIImagePickerController.cameraFlashMode: there is no camera")
  open var cameraFlashMode = CameraFlashMode.auto

  /// Whether pictures can come from there: from the library, not from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The kinds of item that there can be.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Whether there is a camera: there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera can flash: there is none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera can take: nil, since there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Takes a picture. Does nothing, as on a device without a camera.
  open func takePicture() {}
  /// Begins a film; false, since there is no camera.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Ends a film. Does nothing, as on a device without a camera.
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let library = EmptyLibrary()
    library.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    viewControllers = [library]
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

/// A library without pictures.
private final class EmptyLibrary: UIViewController {
  private let heading = UILabel()
  private let explanation = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = SystemWord.photos.text
    view.backgroundColor = .systemBackground
    heading.text = SystemWord.noPhotos.text
    heading.font = .preferredFont(forTextStyle: .title2)
    explanation.text = SystemWord.noPhotosHint.text
    explanation.font = .preferredFont(forTextStyle: .body)
    explanation.textColor = .secondaryLabel
    for label in [heading, explanation] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(0, view.bounds.width - 64)
    let fits = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    let heights = [heading, explanation].map { $0.sizeThatFits(fits).height }
    var y = view.bounds.midY - heights.reduce(8, +) / 2
    for (label, height) in zip([heading, explanation], heights) {
      label.frame = CGRect(x: 32, y: y, width: width, height: height)
      y += height + 8
    }
  }
}
