import CurbcutAVFoundation
import CurbcutAVKit
import CurbcutFoundation
import CurbcutMediaPlayer
import CurbcutSwiftUI
import CurbcutUIKit
import Testing

@MainActor
@Suite("Buttons and places of sound that a device does not have", .serialized)
struct HardwareButtonTests {
  @Test func aSessionTakesNoControlsWhereThereIsNoCameraControl() {
    let session = AVCaptureSession()
    let zoom = AVCaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: -0.5...0.5)
    #expect(zoom.value == -0.5 && zoom.step == nil && zoom.isEnabled)
    let filter = AVCaptureIndexPicker("Filter", symbolName: "camera", localizedIndexTitles: ["None", "Mono"])
    #expect(filter.numberOfIndexes == 2)
    let numbered = AVCaptureIndexPicker("Mode", symbolName: "camera", numberOfIndexes: 3) { "Mode \($0)" }
    #expect(numbered.localizedIndexTitles == ["Mode 0", "Mode 1", "Mode 2"])
    #expect(!session.supportsControls && !session.canAddControl(zoom))
    session.addControl(filter)
    #expect(session.controls.isEmpty)
  }

  @Test func anInteractionOfButtonsKnowsItsView() {
    let view = UIView()
    let interaction = AVCaptureEventInteraction { _ in Issue.record("there is no button") }
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }

  @Test func theButtonForOtherPlacesIsCalledAirPlay() {
    struct Picker: UIViewRepresentable {
      func makeUIView(context: Context) -> AVRoutePickerView { AVRoutePickerView() }
      func updateUIView(_ view: AVRoutePickerView, context: Context) {}
    }
    let screen = AppScreen(Picker().frame(width: 44, height: 44))
    #expect(screen.labels == ["AirPlay"])
    #expect(screen.element("AirPlay")?.traits.contains(.button) == true)
  }

  @Test func theVolumeKeepsItsPictures() {
    let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let image = UIImage()
    view.setVolumeThumbImage(image, for: .normal)
    #expect(view.volumeThumbImage(for: .highlighted) === image)
    #expect(view.minimumVolumeSliderImage(for: .normal) == nil)
    #expect(view.volumeSliderRect(forBounds: view.bounds) == view.bounds)
    let thumb = view.volumeThumbRect(forBounds: view.bounds, volumeSliderRect: view.bounds, value: 1)
    #expect(thumb == CGRect(x: 80, y: 0, width: 20, height: 20))
  }
}
