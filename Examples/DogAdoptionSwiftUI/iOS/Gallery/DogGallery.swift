import SwiftUI

/// Pictures of one dog, in a sheet.
struct DogGallery: View {
  @Environment(\.dismiss) private var dismiss
  let dog: Dog

  private func title(of picture: Int) -> String {
    let format = NSLocalizedString("Photo %1$d of %2$d of %3$@", comment: "A picture; number, count, name")
    return String(format: format, picture + 1, dog.pictures.count, dog.name)
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(String(format: NSLocalizedString("Pictures of %@", comment: "The title of the gallery"), dog.name))
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      ForEach(dog.pictures.indices, id: \.self) { index in
        Image(dog.pictures[index])
          .resizable()
          .scaledToFit()
          .accessibilityIgnoresInvertColors()
          .accessibilityLabel(title(of: index))
      }
      Button("Close") { dismiss() }
    }
    .padding()
  }
}

#Preview {
  DogGallery(dog: Dog.all[0])
}
