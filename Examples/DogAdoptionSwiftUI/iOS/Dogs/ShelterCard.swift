import SwiftUI

/// The shelter that a dog lives in, with two buttons.
///
/// To VoiceOver it is one element that says where the dog is; what the buttons do are its actions.
struct ShelterCard: View {
  @Environment(\.openURL) private var openURL
  let shelter: Shelter
  @State private var problem = ""
  @State private var hasProblem = false

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(shelter.name).font(.headline)
        Text(shelter.street)
      }
      Spacer()
      Button(action: call) { Image("btn_tel") }
      Button(action: openMap) { Image("btn_loc") }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(shelter.name), \(shelter.street)")
    .accessibilityAction(named: "Call", call)
    .accessibilityAction(named: "Open address in Maps", openMap)
    .alert(shelter.name, isPresented: $hasProblem) {
    } message: {
      Text(problem)
    }
  }

  private func call() {
    open(
      shelter.phoneURL,
      orSay: NSLocalizedString("This device cannot make phone calls.", comment: "An alert"))
  }

  private func openMap() {
    open(shelter.mapsURL, orSay: NSLocalizedString("Maps cannot be opened.", comment: "An alert"))
  }

  private func open(_ url: URL?, orSay message: String) {
    guard let url else { return }
    openURL(url) { accepted in
      guard !accepted else { return }
      problem = message
      hasProblem = true
    }
  }
}
