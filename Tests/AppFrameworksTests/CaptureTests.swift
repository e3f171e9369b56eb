import CurbcutAVFoundation
import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Testing

@Suite("A device without a camera", .serialized)
struct CaptureTests {
  private final class Listener: NSObject, AVCapturePhotoCaptureDelegate {
    var errors: [AVError?] = []
    func photoOutput(
      _ output: AVCapturePhotoOutput,
      didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) { errors.append(error as? AVError) }
  }

  @Test func noCameraIsFound() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInUltraWideCamera], mediaType: .video, position: .unspecified)
    #expect(search.devices.isEmpty)
  }

  @Test func anAppThatMayUsesWhatIsNotThere() async {
    await Services.set(.allowed { $0.microphone.permission = .denied })
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
    #expect(AVAudioApplication.shared.recordPermission == .denied)
    #expect(!(await AVCaptureDevice.requestAccess(for: .audio)))
    #expect(AVCaptureDevice.authorizationStatus(for: .depthData) == .authorized)
    let answer = await withCheckedContinuation { continuation in
      AVCaptureDevice.requestAccess(for: .video) { continuation.resume(returning: $0) }
    }
    #expect(answer)
  }

  @Test func aSessionHasOutputsButDoesNotRun() {
    let session = AVCaptureSession()
    let (codes, photos) = (AVCaptureMetadataOutput(), AVCapturePhotoOutput())
    session.beginConfiguration()
    #expect(session.canAddOutput(codes))
    session.addOutput(codes)
    session.addOutput(photos)
    session.commitConfiguration()
    #expect(!session.canAddOutput(codes) && session.outputs.count == 2)
    session.startRunning()
    #expect(!session.isRunning && session.connections.isEmpty)
    #expect(codes.availableMetadataObjectTypes.isEmpty)
    session.removeOutput(codes)
    #expect(session.outputs == [photos])
    let layer = AVCaptureVideoPreviewLayer(session: session)
    #expect(layer.session === session && layer.connection == nil)
  }

  @Test func aPictureThatCannotBeTakenIsAnError() {
    let (output, listener) = (AVCapturePhotoOutput(), Listener())
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: listener)
    #expect(listener.errors == [AVError(.sessionNotRunning)])
    #expect(AVCapturePhotoSettings().uniqueID != AVCapturePhotoSettings().uniqueID)
  }
}
