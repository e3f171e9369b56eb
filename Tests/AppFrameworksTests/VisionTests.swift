import CurbcutUIKit
import CurbcutVision
import CurbcutVisionKit
import Testing

@MainActor
@Suite("Vision, which sees nothing", .serialized)
struct VisionTests {
  private func picture() throws -> CGImage {
    try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage)
  }

  @Test func aRequestIsDoneWithoutResults() throws {
    var calls = 0
    let request = VNRecognizeTextRequest { request, error in
      calls += 1
      #expect((request.results as? [VNRecognizedTextObservation])?.isEmpty == true && error == nil)
    }
    request.recognitionLevel = .fast
    #expect(request.results == nil)
    try VNImageRequestHandler(cgImage: picture(), options: [:]).perform([request])
    #expect(calls == 1 && request.results == [])
    let faces = VNDetectFaceRectanglesRequest()
    try VNSequenceRequestHandler().perform([faces], on: picture())
    #expect(faces.results == [])
  }

  @Test func aCancelledRequestIsNotDone() throws {
    let request = VNDetectBarcodesRequest { _, _ in Issue.record("it was cancelled") }
    request.cancel()
    try VNImageRequestHandler(cgImage: picture()).perform([request])
    #expect(request.results == nil)
  }

  @Test func placesAreGivenInPixelsAndBack() {
    let place = VNImageRectForNormalizedRect(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25), 200, 100)
    #expect(place == CGRect(x: 50, y: 50, width: 100, height: 25))
    #expect(
      VNNormalizedRectForImageRect(place, 200, 100) == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25))
    #expect(VNNormalizedRectForImageRect(place, 0, 0) == .zero)
    #expect(VNImagePointForNormalizedPoint(CGPoint(x: 0.5, y: 1), 200, 100) == CGPoint(x: 100, y: 100))
  }

  @Test func thereIsNoCameraForDocumentsAndCodes() {
    #expect(!VNDocumentCameraViewController.isSupported)
    #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
    let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode(symbologies: [.qr])])
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
  }
}
