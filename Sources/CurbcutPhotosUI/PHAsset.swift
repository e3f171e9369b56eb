import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import DeviceServices
import Foundation

/// What a picture or film is.
public enum PHAssetMediaType: Int, Hashable, Sendable { case unknown, image, video, audio }

/// Something in the library.
open class PHObject: NSObject {
  /// Identifies it.
  open var localIdentifier: String { "" }
}

/// A picture of the person's library.
///
/// Follows <https://developer.apple.com/documentation/photos/phasset>.
open class PHAsset: PHObject, @unchecked Sendable {
  let file: URL
  private lazy var size: CGSize = {
    guard let image = UIImage(contentsOfFile: file.path) else { return .zero }
    return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  }()

  init(_ file: URL) {
    self.file = file
    super.init()
  }

  static func identifier(of file: URL) -> String { "\(file.lastPathComponent)/L0/001" }

  open override var localIdentifier: String { Self.identifier(of: file) }
  /// What it is.
  open var mediaType: PHAssetMediaType { .image }
  /// The width, in pixels.
  open var pixelWidth: Int { Int(size.width) }
  /// The height, in pixels.
  open var pixelHeight: Int { Int(size.height) }
  /// When it was made; nil where that is not known.
  open var creationDate: Date? { PhotoFolder.date(of: file) }
  /// When it was changed; nil where that is not known.
  open var modificationDate: Date? { creationDate }
  /// Where it was made; nil where that is not known.
  open var location: CLLocation? { nil }
  /// The length of a film, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the person likes it.
  open var isFavorite: Bool { false }
  /// Whether the person has hidden it.
  open var isHidden: Bool { false }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PHAsset)?.file == file }
  open override var hash: Int { file.hashValue }

  /// What predicates and orders know of it.
  private func value(_ key: String) -> Any? {
    switch key {
    case "creationDate", "modificationDate": creationDate
    case "mediaType": mediaType.rawValue
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "localIdentifier": localIdentifier
    case "isFavorite", "favorite": isFavorite
    case "isHidden", "hidden": isHidden
    case "duration": duration
    default: nil
    }
  }

  /// The pictures that the app may read, and that are looked for.
  private static func found(_ options: PHFetchOptions?, where isWanted: (PHAsset) -> Bool = { _ in true })
    -> PHFetchResult<PHAsset>
  {
    var all = PhotoFolder.readableFiles.map { PHAsset($0) }.filter(isWanted)
    if let predicate = options?.predicate {
      all = all.filter { asset in
        let keys = [
          "creationDate", "modificationDate", "mediaType", "pixelWidth", "pixelHeight", "localIdentifier",
          "isFavorite", "favorite", "isHidden", "hidden", "duration",
        ]
        var values: [String: Any] = [:]
        for key in keys { values[key] = asset.value(key) }
        return predicate.evaluate(with: values)
      }
    }
    for order in (options?.sortDescriptors ?? []).reversed() {
      guard let key = order.key else { continue }
      let ordered = all.enumerated().sorted { one, two in
        let result =
          order.ascending ? compare(one.element, two.element, key) : compare(two.element, one.element, key)
        return result == .orderedSame ? one.offset < two.offset : result == .orderedAscending
      }
      all = ordered.map(\.element)
    }
    if let limit = options?.fetchLimit, limit > 0 { all = Array(all.prefix(limit)) }
    return PHFetchResult(all)
  }

  private static func compare(_ one: PHAsset, _ two: PHAsset, _ key: String) -> ComparisonResult {
    switch (one.value(key), two.value(key)) {
    case (let a as Date, let b as Date): a.compare(b)
    case (let a as Int, let b as Int): a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    case (let a as String, let b as String): a.compare(b)
    default: .orderedSame
    }
  }

  /// All pictures and films.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { found(options) }
  /// All of a kind.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { found(options) { $0.mediaType == mediaType } }
  /// Those with identifiers.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { found(options) { identifiers.contains($0.localIdentifier) } }
}

/// Which pictures are looked for, and in which order.
open class PHFetchOptions: NSObject {
  /// The order; nil for the library's.
  open var sortDescriptors: [CurbcutFoundation.NSSortDescriptor]?
  /// Which ones; nil for all.
  open var predicate: CurbcutFoundation.NSPredicate?
  /// How many; 0 for all.
  open var fetchLimit = 0
  /// Whether hidden ones are looked for, too.
  open var includeHiddenAssets = false
}

/// What was found in the library.
///
/// Follows <https://developer.apple.com/documentation/photos/phfetchresult>.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) {
    self.objects = objects
    super.init()
  }

  /// How many there are.
  open var count: Int { objects.count }
  /// The first; nil for none.
  open var firstObject: ObjectType? { objects.first }
  /// The last; nil for none.
  open var lastObject: ObjectType? { objects.last }
  /// One of them.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// One of them.
  open subscript(index: Int) -> ObjectType { objects[index] }
  /// Some of them.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Calls a closure with each.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {
    var stops = false
    for (index, object) in objects.enumerated() where !stops { block(object, index, &stops) }
  }
}

/// How well a picture fills its size.
public enum PHImageContentMode: Int, Hashable, Sendable {
  case aspectFit, aspectFill
  /// As the system chooses.
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// How a picture is fetched.
open class PHImageRequestOptions: NSObject {
  /// Whether the call waits for the picture.
  open var isSynchronous = false
  /// Whether it may come from iCloud.
  open var isNetworkAccessAllowed = false
}

/// Identifies a request.
public typealias PHImageRequestID = Int32

/// Fetches pictures of the library.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagemanager>.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()
  /// The size of the picture itself.
  public static let maximumSize = CGSize(width: -1, height: -1)
  /// The manager.
  open class func `default`() -> PHImageManager { only }

  /// Gives the handler the picture, at once or on the main thread: not larger than it is, in the wanted size.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deliver(isAtOnce: options?.isSynchronous ?? false) {
      let image = UIImage(contentsOfFile: asset.file.path)
      resultHandler(image.map { $0.fitting(targetSize, contentMode) }, [:])
    }
    return 1
  }

  /// Gives the handler the data of the picture, its type and orientation.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deliver(isAtOnce: options?.isSynchronous ?? false) {
      let type = UTType(filenameExtension: asset.file.pathExtension)
      resultHandler(try? Data(contentsOf: asset.file), type?.identifier, .up, [:])
    }
    return 1
  }

  private func deliver(isAtOnce: Bool, _ body: @escaping () -> Void) {
    guard !isAtOnce else { return body() }
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
  }

  /// Ends a request.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Fetches many pictures of the library.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Fetches pictures that will soon be asked for.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Forgets all of them.
  open func stopCachingImagesForAllAssets() {}
}

extension UIImage {
  /// The image in a size that a request asks for.
  fileprivate func fitting(_ size: CGSize, _ mode: PHImageContentMode) -> UIImage {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return self }
    let scales = [size.width / self.size.width, size.height / self.size.height]
    let share = min(1, mode == .aspectFill ? scales.max() ?? 1 : scales.min() ?? 1)
    guard share < 1 else { return self }
    let small = CGSize(
      width: (self.size.width * share).rounded(), height: (self.size.height * share).rounded())
    return preparingThumbnail(of: small) ?? self
  }
}
