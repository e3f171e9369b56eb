import CurbcutFoundation
import DeviceSettings
import Testing

@testable import CurbcutUIKit

private final class Saver: NSObject {
  var told: [String] = []

  func saved(_ image: UIImage, _ error: (any Error)?, _ context: UnsafeRawPointer) {
    told.append("\(Int(image.size.width)) \(error == nil) \(UInt(bitPattern: context))")
  }
}

@MainActor @Suite("A picture that an app saves", .serialized)
struct SavedPhotosTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image {
    $0.fill($0.format.bounds)
  }

  @Test("is added to the library, and the app is told with its context")
  func saved() async {
    let selector = Selector("image:didFinishSavingWithError:contextInfo:")
    ObjCRuntime.register(Saver.self) { type in
      type.method("image:didFinishSavingWithError:contextInfo:") { saver, arguments in
        saver.saved(try arguments.value(0), try arguments.value(1), try arguments.value(2))
      }
    }
    var settings = Settings()
    settings.services.photos.permission = .granted
    UIKitHost.shared.apply(settings)
    defer { UIKitHost.shared.apply(Settings()) }
    let (saver, before) = (Saver(), SavedPhotos.pictures.count)
    UIImageWriteToSavedPhotosAlbum(image, saver, selector, UnsafeMutableRawPointer(bitPattern: 64))
    UIImageWriteToSavedPhotosAlbum(image, saver, selector, nil)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    #expect(saver.told.isEmpty)
    // A test is a block of the main queue itself: the others run when it waits.
    for _ in 0..<100 where saver.told.count < 2 || SavedPhotos.pictures.count < before + 3 {
      await Task.yield()
    }
    #expect(saver.told.count == 2)
    #expect(saver.told.first == "8 true 64")
    #expect(SavedPhotos.pictures.count == before + 3)
    #expect(SavedPhotos.pictures.last.flatMap { UIImage(data: $0) }?.size.width != nil)
  }
}
