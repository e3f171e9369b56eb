import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Foundation
import Synchronization

/// The pictures that an app has added to the person's photo library while it ran.
package enum SavedPhotos {
  private static let saved = Mutex<[Data]>([])

  /// The pictures as PNG, in the order in which they were added.
  package static var pictures: [Data] { saved.withLock { $0 } }

  fileprivate static func add(_ picture: Data) { saved.withLock { $0.append(picture) } }
}

/// Adds an image to the person's photo library, and tells so on the main thread.
///
/// The person is asked first, unless it is known; the picture is there as long as the app runs.
/// Follows <https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)>.
///
/// - Parameters:
///   - image: the image.
///   - completionTarget: the object that is told; nil for none.
///   - completionSelector: how it is told: `image:didFinishSavingWithError:contextInfo:`.
///   - contextInfo: what is handed on to it.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  struct Answer: @unchecked Sendable {
    let (image, target, context): (UIImage, Any?, UnsafeMutableRawPointer?)
  }
  let answer = Answer(image: image, target: completionTarget, context: contextInfo)
  let selector = completionSelector
  let save: @Sendable (ServicePermission) -> Void = { permission in
    let picture = permission == .granted ? answer.image.pngData() : nil
    if let picture { SavedPhotos.add(picture) }
    guard let target = answer.target, let selector else { return }
    let error = picture == nil ? NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310) : nil
    ObjCRuntime.deliver(selector, to: target, arguments: [answer.image, error, answer.context])
  }
  let known = Permissions.status(of: .photosAddOnly)
  guard known == .ask else { return DispatchQueue.main.async { save(known) } }
  Permissions.request(.photosAddOnly) { answer in DispatchQueue.main.async { save(answer) } }
}
