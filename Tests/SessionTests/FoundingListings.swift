import CurbcutSwiftUI

/// The listings about SwiftUI of this project's founding documents, each with what VoiceOver says of it.
///
/// Those of “Developing Inclusive Mobile Apps” (chapter 6 and 8, numbered as there) and of the notes on VoiceOver in SwiftUI.
/// What these leave out – what a button does, a name that is not declared – is filled in.
@MainActor
enum FoundingListings {
  struct Listing {
    var name: String
    var words: [String]
    var view: AnyView

    init<Content: View>(_ name: String, says words: String..., @ViewBuilder view: () -> Content) {
      self.name = name
      self.words = words
      self.view = AnyView(view())
    }
  }

  // The forms of iOS 13, as the book has them.
  @available(*, deprecated)
  static let book = [
    Listing("6-2", says: "Love, Image") {
      Image(systemName: "heart.fill")
        .accessibility(hidden: false)
    },
    Listing("6-4", says: "Like, Image") {
      Image(systemName: "heart.fill")
        .onTapGesture {}
        .accessibility(label: Text("Like"))
    },
    Listing("6-6", says: "Love, 100, Image") {
      Image(systemName: "heart.fill")
        .accessibility(value: Text("100"))
    },
    Listing("6-8", says: "Send, Button, Sends your message.") {
      Button("Send") {}
        .accessibility(hint: Text("Sends your message."))
    },
    Listing("6-12", says: "Title, Heading") {
      Text("Title").accessibility(addTraits: .isHeader)
    },
    Listing("6-13", says: "Title, Heading") {
      Text("Title").accessibility(addTraits: [.isHeader, .updatesFrequently])
    },
    Listing("6-14", says: "Play, Button") {
      Button("Play") {}
        .accessibility(addTraits: .playsSound)
        .accessibility(removeTraits: .playsSound)
    },
    Listing("6-23", says: "4 stars from 1,000 ratings, Button") {
      VStack(alignment: .leading, spacing: 10) {
        Button("⭐⭐⭐⭐") {}
          .font(.largeTitle)

        Text("1K ratings")
          .font(.subheadline)
      }
      .padding()
      .accessibilityElement(children: .ignore)
      .accessibility(label: Text("\(4) stars from \(1000) ratings"))
      .accessibility(addTraits: .isButton)
      .accessibilityAction {}
    },
    Listing("8-15", says: "Example text") {
      Text("Example text").font(.headline)
    },
  ]

  static let notes = [
    Listing("label and hint", says: "Add to group, Button, Add Jess to the Bridgerton Fans chat group.") {
      Button("Add", systemImage: "person.crop.circle") {
        print("Adding friend…")
      }
      .accessibilityLabel("Add to group")
      .accessibilityHint("Add Jess to the Bridgerton Fans chat group.")
    },
    Listing("label without dots", says: "Edwin E  Aldrin Jr ") {
      Text("Edwin E. Aldrin Jr.")
        .accessibilityLabel("Edwin E. Aldrin Jr.".replacingOccurrences(of: ".", with: " "))
    },
    Listing("label by a closure", says: "Warning:, This is an important message") {
      Text("This is an important message")
        .fontWeight(.bold)
        .foregroundStyle(.red)
        .accessibilityLabel { label in
          Text("Warning:")
          label
        }
    },
    Listing("traits of a picture", says: "Tulips, Button, Image") { PictureListing(isButton: false) },
    Listing("trait taken away", says: "Tulips, Button") {
      Image(systemName: "arrow.right")
        .onTapGesture {}
        .accessibilityLabel("Tulips")
        .accessibilityAddTraits(.isButton)
        .accessibilityRemoveTraits(.isImage)
    },
    Listing("a picture as a button", says: "Tulips, Button") { PictureListing(isButton: true) },
    Listing("spelled out", says: "abCayer-muQai") {
      Text("abCayer-muQai")
        .speechSpellsOutCharacters()
    },
    Listing("spelled out in a group", says: "Your password is, abCayer-muQai") {
      VStack {
        Text("Your password is")
        Text("abCayer-muQai")
          .font(.title)
          .speechSpellsOutCharacters()
      }
      .accessibilityElement(children: .combine)
    },
    Listing("decorative") { Image(decorative: "character") },
    Listing("decorative and hidden") {
      Image(decorative: "character")
        .accessibilityHidden(true)
    },
  ]

  static let groups = [
    Listing("two texts", says: "Your score is", "1000") {
      VStack {
        Text("Your score is")
        Text("1000")
          .font(.title)
      }
    },
    Listing("combined", says: "Your score is, 1000") {
      VStack {
        Text("Your score is")
        Text("1000")
          .font(.title)
      }
      .accessibilityElement(children: .combine)
    },
    Listing("ignored", says: "Your score is 1000") {
      VStack {
        Text("Your score is")
        Text("1000")
          .font(.title)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Your score is 1000")
    },
    Listing("button", says: "Tap Me, Button") {
      Button("Tap Me") {
        print("Button tapped")
      }
    },
    Listing("names for Voice Control", says: "John Fitzgerald Kennedy, Button") {
      Button("John Fitzgerald Kennedy") {
        print("Button tapped")
      }
      .accessibilityInputLabels(["John Fitzgerald Kennedy", "Kennedy", "JFK"])
    },
    Listing("three stops", says: "Value: 10", "Increment, Button", "Decrement, Button") {
      StepperListing(isOneElement: false)
    },
    Listing(
      "one adjustable element",
      says: "Value, 10, adjustable, Swipe up or down with one finger to adjust the value."
    ) {
      StepperListing(isOneElement: true)
    },
    Listing("VoiceOver is on", says: "Who played the 13th Doctor?") { CardListing() },
    Listing("without colour", says: "Success") { DifferentiateListing() },
    Listing("motion", says: "Hello, World!, Button") { MotionListing() },
    Listing("motion by a function", says: "Hello, World!, Button") { OptionalMotionListing() },
    Listing("transparency", says: "Hello, World!") { TransparencyListing() },
  ]
}

private struct PictureListing: View {
  let isButton: Bool
  private let pictures = ["ales-krivec-15949", "galina-n-189483"]
  private let labels = ["Tulips", "Frozen tree buds"]
  @State private var selectedPicture = 0

  var body: some View {
    if isButton {
      Button {
        selectedPicture = 1 - selectedPicture
      } label: {
        Image(pictures[selectedPicture])
          .resizable()
          .scaledToFit()
      }
      .accessibilityLabel(labels[selectedPicture])
    } else {
      Image(pictures[selectedPicture])
        .resizable()
        .scaledToFit()
        .onTapGesture {
          selectedPicture = 1 - selectedPicture
        }
        .accessibilityLabel(labels[selectedPicture])
        .accessibilityAddTraits(.isButton)
    }
  }
}

struct StepperListing: View {
  let isOneElement: Bool
  @State private var value = 10

  private var stack: some View {
    VStack {
      Text("Value: \(value)")
      Button("Increment") {
        value += 1
      }
      Button("Decrement") {
        value -= 1
      }
    }
  }

  var body: some View {
    if isOneElement {
      stack
        .accessibilityElement()
        .accessibilityLabel("Value")
        .accessibilityValue(String(value))
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment:
            value += 1
          case .decrement:
            value -= 1
          // Here the compiler knows that there are no other directions, so the listing’s default is left out.
          }
        }
    } else {
      stack
    }
  }
}

struct CardListing: View {
  @Environment(\.accessibilityVoiceOverEnabled) var accessibilityVoiceOverEnabled
  @State private var isShowingAnswer = false
  private let prompt = "Who played the 13th Doctor?"
  private let answer = "Jodie Whittaker"

  var body: some View {
    VStack {
      if accessibilityVoiceOverEnabled {
        Text(isShowingAnswer ? answer : prompt)
          .font(.largeTitle)
          .foregroundStyle(.black)
      } else {
        Text(prompt)
          .font(.largeTitle)
          .foregroundStyle(.black)

        if isShowingAnswer {
          Text(answer)
            .font(.title)
            .foregroundStyle(.secondary)
        }
      }
    }
    .onTapGesture { isShowingAnswer.toggle() }
  }
}

struct DifferentiateListing: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor

  var body: some View {
    HStack {
      if differentiateWithoutColor {
        Image(systemName: "checkmark.circle")
      }
      Text("Success")
    }
    .background(differentiateWithoutColor ? .black : .green)
  }
}

private struct MotionListing: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @State private var scale = 1.0

  var body: some View {
    Button("Hello, World!") {
      if reduceMotion {
        scale *= 1.5
      } else {
        withAnimation {
          scale *= 1.5
        }
      }
    }
    .scaleEffect(scale)
    .animation(reduceMotion ? nil : .spring(response: 1, dampingFraction: 0.1), value: scale)
  }
}

@MainActor
private func withOptionalAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  if UIAccessibility.isReduceMotionEnabled {
    return try body()
  } else {
    return try withAnimation(animation, body)
  }
}

private struct OptionalMotionListing: View {
  @State private var scale = 1.0

  var body: some View {
    Button("Hello, World!") {
      withOptionalAnimation {
        scale *= 1.5
      }
    }
    .scaleEffect(scale)
  }
}

private struct TransparencyListing: View {
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency

  var body: some View {
    Text("Hello, World!")
      .padding()
      .background(reduceTransparency ? .black : .black.opacity(0.5))
  }
}
