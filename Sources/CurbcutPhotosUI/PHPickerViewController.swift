import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// Which photos and videos a picker offers.
///
/// Follows <https://developer.apple.com/documentation/photosui/phpickerfilter>.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable {
    case named(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  /// Pictures, Live Photos among them.
  public static let images = Self(kind: .named("images"))
  /// Videos.
  public static let videos = Self(kind: .named("videos"))
  /// Live Photos.
  public static let livePhotos = Self(kind: .named("livePhotos"))
  /// Pictures of the screen.
  public static let screenshots = Self(kind: .named("screenshots"))
  /// Videos of the screen.
  public static let screenRecordings = Self(kind: .named("screenRecordings"))
  /// Wide pictures.
  public static let panoramas = Self(kind: .named("panoramas"))
  /// Slow videos.
  public static let slomoVideos = Self(kind: .named("slomoVideos"))
  /// What one of the filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> Self { Self(kind: .any(subfilters)) }
  /// What all filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> Self { Self(kind: .all(subfilters)) }
  /// What a filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> Self { Self(kind: .not(filter)) }

  /// Whether plain pictures are offered.
  var offersPhotos: Bool {
    switch kind {
    case .named(let name): name == "images"
    case .any(let filters): filters.contains(where: \.offersPhotos)
    case .all(let filters): filters.allSatisfy(\.offersPhotos)
    case .not(let filter): !filter.offersPhotos
    }
  }
}

/// What a picker offers, and how much can be picked.
///
/// Follows <https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct>.
public struct PHPickerConfiguration: Sendable {
  /// In which form pictures are handed over.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    /// As the system likes.
    case automatic
    /// As they are.
    case current
    /// In a form that many apps can read.
    case compatible
  }

  /// How the order of what was picked counts.
  public enum Selection: Int, Hashable, Sendable {
    /// Not.
    case `default`
    /// As it was picked.
    case ordered
  }

  /// Which photos and videos are offered; nil, the default, for all.
  public var filter: PHPickerFilter?
  /// How many can be picked; 0 for as many as one likes, 1 by default.
  public var selectionLimit = 1
  /// How the order counts; not, by default.
  public var selection = Selection.default
  /// In which form pictures are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// Creates a configuration without access to the library.
  public init() {}
  /// Creates a configuration whose results name the items of a library.
  public init(photoLibrary: PHPhotoLibrary) { namesItems = true }

  /// Whether results name the items of the library.
  var namesItems = false
}

/// Something that was picked.
///
/// Follows <https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct>.
public struct PHPickerResult: Hashable {
  /// Gives the data.
  public let itemProvider: NSItemProvider
  /// The name of the item in the library; nil without access to it.
  public let assetIdentifier: String?
  /// The file with the picture.
  let file: URL
}

/// Is told what was picked.
///
/// Follows <https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person has picked something, or has cancelled, and nothing was picked. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the person pick photos and videos.
///
/// The library holds the pictures of a folder that the settings of the device name; of an empty one, the screen says so. An
/// app needs no permission to show it.
/// Follows <https://developer.apple.com/documentation/photosui/phpickerviewcontroller>.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// What is offered.
  public let configuration: PHPickerConfiguration
  /// Is told what was picked; not retained.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a picker needs a configuration.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let library =
      offersPhotos
      ? LibraryPhoto.screen(limit: configuration.selectionLimit) { [weak self] in self?.pick($0) }
      : EmptyPhotoLibrary()
    library.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let stack = UINavigationController(rootViewController: library)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  /// Whether the filter offers pictures; the library has nothing else.
  private var offersPhotos: Bool { configuration.filter.map(\.offersPhotos) ?? true }

  private func pick(_ photos: [LibraryPhoto]) {
    let results = photos.compactMap { photo in
      NSItemProvider(contentsOf: photo.file).map {
        PHPickerResult(
          itemProvider: $0,
          assetIdentifier: configuration.namesItems ? PHAsset.identifier(of: photo.file) : nil,
          file: photo.file)
      }
    }
    delegate?.picker(self, didFinishPicking: results)
  }

  private func cancel() { delegate?.picker(self, didFinishPicking: []) }
}
