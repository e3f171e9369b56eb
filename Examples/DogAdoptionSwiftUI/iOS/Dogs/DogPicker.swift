import SwiftUI

/// The picture of a dog, and dots for the others.
///
/// To VoiceOver it is one adjustable element: one flick goes past it to the buttons, and each flick up or down shows
/// another dog.
struct DogPicker: View {
  @Environment(Favorites.self) private var favorites
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let dogs: [Dog]
  @Binding var index: Int

  private var dog: Dog { dogs[index] }

  private var value: String {
    guard favorites.contains(dog) else { return dog.name }
    let format = NSLocalizedString("%@, favorite", comment: "The name of a dog that is a favorite")
    return String(format: format, dog.name)
  }

  private var status: String {
    let format = NSLocalizedString("%1$@, %2$d of %3$d", comment: "A dog's name and its place among all")
    return String(format: format, dog.name, index + 1, dogs.count)
  }

  var body: some View {
    VStack {
      Image(dog.pictures[0])
        .resizable()
        .scaledToFit()
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityIgnoresInvertColors()
      HStack {
        ForEach(dogs.indices, id: \.self) { dot in
          Circle()
            .fill(dot == index ? Color.primary : Color.secondary.opacity(0.4))
            .frame(width: 8, height: 8)
        }
      }
    }
    .onTapGesture { show(index + 1 < dogs.count ? index + 1 : 0) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Dog Picker")
    .accessibilityValue(value)
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: show(index + 1)
      case .decrement: show(index - 1)
      @unknown default: break
      }
    }
    .accessibilityScrollAction { edge in
      switch edge {
      // Fingers that move to the leading edge turn to the next page.
      case .leading: scroll(index + 1)
      case .trailing: scroll(index - 1)
      default: break
      }
    }
  }

  private func show(_ place: Int) {
    guard dogs.indices.contains(place) else { return }
    withAnimation(reduceMotion ? nil : .default) { index = place }
  }

  private func scroll(_ place: Int) {
    guard dogs.indices.contains(place) else { return }
    show(place)
    UIAccessibility.post(notification: .pageScrolled, argument: status)
  }
}
