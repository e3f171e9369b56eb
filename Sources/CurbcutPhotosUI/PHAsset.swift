import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// What a picture or film is.
public enum PHAssetMediaType: Int, Hashable, Sendable { case unknown, image, video, audio }

/// Something in the library.
open class PHObject: NSObject {
  /// Identifies it.
  open var localIdentifier: String { "" }
}

/// A picture or film of the person's library, which is empty on this device.
///
/// Follows <https://developer.apple.com/documentation/photos/phasset>.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The width, in pixels.
  open var pixelWidth: Int { 0 }
  /// The height, in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made; nil where that is not known.
  open var creationDate: Date? { nil }
  /// Where it was made; nil where that is not known.
  open var location: CLLocation? { nil }
  /// The length of a film, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the person likes it.
  open var isFavorite: Bool { false }

  /// All pictures and films.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All of a kind.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Those with identifiers.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
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
  private let objects: [ObjectType] = []
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

  /// Tells the handler that there is no picture.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
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
