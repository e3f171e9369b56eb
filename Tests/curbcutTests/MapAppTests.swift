import Foundation
import Testing

/// An app with a map of UIKit in a screen of SwiftUI, written for Xcode, built from its folder.
@Suite("An app with a map", .serialized)
struct MapAppTests {
  private let app: SmallApp

  init() throws {
    app = try SmallApp("Buses")
    try app.write(
      "Stop.swift",
      """
      import MapKit

      @objcMembers
      class Stop: NSObject, MKAnnotation {
        @objc dynamic var coordinate: CLLocationCoordinate2D
        let title: String?
        var subtitle: String? { lines.isEmpty ? nil : lines.joined(separator: " and ") }
        private let lines: [String]

        init(_ title: String, lines: [String], at coordinate: CLLocationCoordinate2D) {
          self.title = title
          self.lines = lines
          self.coordinate = coordinate
          super.init()
        }
      }

      extension CLLocationCoordinate2D {
        static let station = CLLocationCoordinate2D(latitude: 52.525, longitude: 13.369)
      }

      final class StopView: MKMarkerAnnotationView {
        override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
          super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
          canShowCallout = true
          glyphImage = UIImage(systemName: "bus")
          rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        }

        required init?(coder aDecoder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }
      }
      """)
    try app.write(
      "BusMap.swift",
      """
      import MapKit
      import SwiftUI

      struct BusMap: UIViewRepresentable {
        let stops: [Stop]
        @Binding var selected: String

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> MKMapView {
          let mapView = MKMapView()
          mapView.delegate = context.coordinator
          mapView.showsUserLocation = true
          mapView.register(StopView.self, forAnnotationViewWithReuseIdentifier: NSStringFromClass(StopView.self))
          let region = MKCoordinateRegion(center: .station, latitudinalMeters: 2000, longitudinalMeters: 2000)
          mapView.setRegion(mapView.regionThatFits(region), animated: false)
          return mapView
        }

        func updateUIView(_ uiView: MKMapView, context: Context) {
          uiView.removeAnnotations(uiView.annotations)
          uiView.addAnnotations(stops)
          var coordinates = stops.map(\\.coordinate)
          uiView.addOverlay(MKPolyline(coordinates: &coordinates, count: coordinates.count))
        }

        class Base: NSObject, MKMapViewDelegate {
          func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
            if annotation is MKUserLocation { return nil }
            guard let title = annotation.title, !(title ?? "").isEmpty else { return nil }
            return mapView.dequeueReusableAnnotationView(
              withIdentifier: NSStringFromClass(StopView.self), for: annotation)
          }
        }

        final class Coordinator: Base {
          private let parent: BusMap

          init(_ parent: BusMap) { self.parent = parent }

          @objc func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            guard let title = view.annotation?.title else { return }
            parent.selected = title ?? "Nothing"
          }

          func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
            if let line = overlay as? MKPolyline {
              let renderer = MKPolylineRenderer(polyline: line)
              renderer.strokeColor = .systemBlue
              renderer.lineWidth = 3
              return renderer
            }
            return MKOverlayRenderer(overlay: overlay)
          }
        }
      }

      @main
      struct BusesApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
      }

      struct ContentView: View {
        @State private var selected = "Nothing"

        var body: some View {
          VStack {
            BusMap(
              stops: [
                Stop("Central Station", lines: ["M41", "120"], at: .station),
                Stop("Park", lines: [], at: CLLocationCoordinate2D(latitude: 52.521, longitude: 13.369)),
              ], selected: $selected)
            Text("Selected: \\(selected)")
          }
        }
      }
      """)
  }

  @Test("Stops are buttons with their words, and a tap on one is heard by SwiftUI")
  func stops() throws {
    let read = try app.run(["read", "--strict"])
    #expect(read.errors == "")
    #expect(read.output.contains("Central Station, M41 and 120"), "\(read.output)")
    #expect(read.output.contains("Park") && read.output.contains("Selected: Nothing"))

    let script = app.folder.url("select.gestures")
    try Data(
      """
      flick to "Park"
      double tap
      flick to "Selected: Park"

      """.utf8
    ).write(to: script)
    let played = try app.run(["voiceover", "--script", script.path])
    #expect(
      played.status == 0 && played.output.contains("Selected: Park"), "\(played.output)\(played.errors)")
  }
}
