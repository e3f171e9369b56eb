import UIKit

extension GuideViewController.Example {
  static let all = views + containers + actions + speech

  static let views = [
    Self(title: "Keyboard Key", summary: "Keys that follow the shift key") { KeyboardViewController() },
    Self(title: "Star Rating", summary: "Stars in words, changed by swiping up and down") {
      ExampleViewController([RatingView(starCount: 3, frame: .zero)])
    },
    Self(title: "Weather", summary: "City and temperature heard as one") {
      ExampleViewController(
        [("Lisbon", "24 degrees"), ("Oslo", "9 degrees"), ("Nairobi", "21 degrees")].map(weather))
    },
    Self(title: "Dog Card", summary: "Facts on demand, under More Content") {
      ExampleViewController([
        DogCard(
          name: "Luna", facts: [("Age", "3 years"), ("Weight", "24 kilograms"), ("Likes", "Children, cats")],
          frame: .zero)
      ])
    },
    Self(title: "Sales Chart", summary: "A chart that can be heard") {
      ExampleViewController([
        SalesChart(sales: [("January", 12), ("February", 30), ("March", 21), ("April", 44)], frame: .zero)
      ])
    },
    Self(title: "Custom Views", summary: "Two that draw themselves and say what they are") {
      CustomViewController()
    },
  ]

  static let containers = [
    Self(title: "Facets", summary: "One view, many elements") {
      ExampleViewController([
        MultiFacetedView(
          facets: [
            ("Kitchen", CGRect(x: 0, y: 0, width: 140, height: 90)),
            ("Bath", CGRect(x: 150, y: 0, width: 90, height: 90)),
            ("Living room", CGRect(x: 0, y: 100, width: 240, height: 120)),
          ], frame: .zero)
      ])
    },
    Self(title: "Palette", summary: "Elements in an order of the app's choice") {
      ExampleViewController([PaletteView(colors: [.red, .green, .blue], frame: .zero)])
    },
    Self(title: "Timetable", summary: "Rows, columns and headers") {
      ExampleViewController([
        TimetableView(rows: [["Line", "Leaves"], ["7", "10:15"], ["12", "10:20"]], frame: .zero)
      ])
    },
  ]

  static let actions = [
    Self(title: "Message", summary: "Actions in place of small buttons") {
      ExampleViewController([MessageRow(sender: "Anna", text: "See you at eight?", frame: .zero)])
    },
    Self(title: "Player", summary: "Escape closes, a magic tap plays") {
      let sheet = SheetController()
      sheet.modalPresentationStyle = .fullScreen
      sheet.didClose = { [weak sheet] in sheet?.dismiss(animated: true) }
      return sheet
    },
    Self(title: "Article", summary: "A rotor of the app's own") {
      ExampleViewController([
        ArticleView(
          paragraphs: [
            "Herons stand in the river all day.", "What do they wait for?", "A fish that does not look up.",
            "Does it ever come?",
          ], frame: .zero)
      ])
    },
  ]

  static let speech = [
    Self(title: "Arrivals", summary: "Where reading starts on a new screen") {
      let arrivals = ArrivalController()
      arrivals.modalPresentationStyle = .fullScreen
      return arrivals
    },
    Self(title: "Book", summary: "A text that reads itself line by line") {
      LineReader(pages: [
        ["The lighthouse keeper had three cats.", "Two of them liked the sea."],
        ["The third one liked", "to be asked."],
      ])
    },
  ]

  private static func weather(_ city: String, _ temperature: String) -> UIView {
    let view = CurrentWeatherView(frame: .zero)
    view.weatherCity.text = city
    view.weatherTemp.text = temperature
    return view
  }
}
