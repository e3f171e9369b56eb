import CoreLocation
import LocalAuthentication
import SwiftUI

@main
struct LockedNotesApp: App {
  var body: some Scene { WindowGroup { NotesView() } }
}

/// Where the person is, as far as they let the app know.
@MainActor @Observable
final class Whereabouts: NSObject, CLLocationManagerDelegate {
  private(set) var words = "Somewhere"
  private let manager = CLLocationManager()

  func find() {
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last?.coordinate else { return }
    let words = "\(place.latitude.formatted()), \(place.longitude.formatted())"
    Task { @MainActor in self.words = words }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    Task { @MainActor in self.words = "Unknown place" }
  }
}

/// Notes that only their owner sees.
struct NotesView: View {
  @State private var isUnlocked = false
  @State private var problem: String?
  @State private var notes = ["Feed the cat"]
  @State private var whereabouts = Whereabouts()

  var body: some View {
    if isUnlocked {
      NavigationStack {
        List(notes, id: \.self) { Text($0) }
          .navigationTitle("Notes")
          .toolbar { Button("Note My Place", systemImage: "mappin", action: note) }
      }
      .task { whereabouts.find() }
    } else {
      VStack {
        Button("Unlock Notes", action: unlock)
          .buttonStyle(.borderedProminent)
        if let problem { Text(problem) }
      }
    }
  }

  private func note() { notes.append("I was at \(whereabouts.words)") }

  private func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      problem = error?.localizedDescription
      return
    }
    let reason = "Your notes are for you alone."
    context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) {
      isOwner, error in
      let words = error?.localizedDescription
      Task { @MainActor in
        isUnlocked = isOwner
        problem = words
      }
    }
  }
}
