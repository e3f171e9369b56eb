import SwiftUI

/// The topics, each of which leads to a screen.
struct TourView: View {
  var body: some View {
    NavigationStack {
      List(Topic.all) { topic in
        NavigationLink(topic.title, value: topic)
      }
      .navigationTitle("Accessibility Tour")
      .navigationDestination(for: Topic.self) { TopicView(topic: $0) }
    }
  }
}

/// The exhibits of a topic: each view, its modifier, and what VoiceOver says of it.
struct TopicView: View {
  let topic: Topic

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        ForEach(topic.exhibits()) { exhibit in
          VStack(alignment: .leading, spacing: 8) {
            exhibit.view
            VStack(alignment: .leading) {
              Text(verbatim: exhibit.code).font(.caption.monospaced())
              ForEach(exhibit.words, id: \.self) { words in
                Text(verbatim: "“\(words)”").font(.caption).foregroundStyle(.secondary)
              }
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(topic.title)
  }
}

struct TourView_Previews: PreviewProvider {
  static var previews: some View {
    TourView().previewDisplayName("Tour")
    ForEach(Topic.all) { topic in
      NavigationStack { TopicView(topic: topic) }.previewDisplayName(topic.title)
    }
  }
}
