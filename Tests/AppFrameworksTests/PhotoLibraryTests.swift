import CurbcutFoundation
import CurbcutPhotosUI
import DeviceServices
import DeviceSettings
import Testing

@Suite("The library of photos, which is empty", .serialized)
struct PhotoLibraryTests {
  @Test func anAppThatMayReadsIt() async {
    await Services.set(.allowed)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
  }

  @Test func nothingIsFoundInIt() {
    let found = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
    #expect(found.count == 0)
    #expect(found.firstObject == nil)
    var seen = 0
    found.enumerateObjects { _, _, _ in seen += 1 }
    #expect(seen == 0)
  }

  @Test func itCannotBeChanged() async {
    await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
  }
}
